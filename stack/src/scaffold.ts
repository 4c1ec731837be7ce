import { execFile } from 'node:child_process'
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Files, faultOfName, fillTemplates, templatesOf, wordsOf } from 'create-stampa-remote'
import { repository } from './apps/app.ts'

const kinds = ['remote', 'service', 'screen', 'content'] as const
export type ScaffoldKind = (typeof kinds)[number]

export function isScaffoldKind(text: string): text is ScaffoldKind {
  return kinds.some(kind => kind === text)
}

const templates = join(repository, 'stack/templates')

/**
 * Returns the new and changed files of a scaffold, and writes none.
 *
 * @param root of the repository
 * @throws for a name that is invalid, reserved or taken
 */
export async function scaffold(
  root: string,
  kind: ScaffoldKind,
  name: string,
  now = new Date(),
): Promise<Files> {
  const fault = await faultOf(root, kind, name)
  if (fault) throw new Error(fault)
  const words = wordsOf(name, now)
  const own = kind === 'remote' ? new Map() : await fillTemplates(join(templates, kind), words)
  const shared = kind === 'remote' || kind === 'service'
  const files: Files = new Map()
  for (const [path, text] of [
    ...(shared ? await fillTemplates(templatesOf(kind), words) : []),
    ...own,
  ]) {
    const changed = path.replace(/\.insert$/, '')
    const isNew = path === changed
    files.set(
      changed,
      isNew ? text : insert(path, await readFile(join(root, changed), 'utf8'), text),
    )
  }
  return files
}

/** Writes what follows from the files of a scaffold: interface documents and typed clients. Formats the files. */
export async function completeFiles(
  root: string,
  kind: ScaffoldKind,
  name: string,
  files: Files,
): Promise<void> {
  const run = (program: string, args: string[], folder = '') =>
    promisify(execFile)(program, args, { cwd: join(root, folder) })
  const node = process.execPath
  const formatted = [...files.keys()].filter(path => /\.(tsx?|css|json|yml)$/.test(path))
  // How a line is broken depends on the length of the name.
  await run(join(root, 'node_modules/.bin/biome'), ['check', '--write', ...formatted])
  if (kind === 'service') await run(node, ['src/openapi.ts', '--release'], `services/${name}`)
  if (kind === 'content') await run(node, ['src/openapi.ts'], 'services/catalog')
  if (kind === 'service' || kind === 'content') await run(node, ['packages/api/src/generate.ts'])
}

async function faultOf(root: string, kind: ScaffoldKind, name: string) {
  const fault = faultOfName(name)
  if (fault) return fault
  for (const [files, text = ''] of takenBy[kind](name)) {
    for await (const file of glob(files, { cwd: root })) {
      const isTaken = (await readFile(join(root, file), 'utf8')).includes(text)
      if (isTaken) return `'${name}' exists already: ${file}.`
    }
  }
}

/** Returns the files that show that a name is taken: by their existence, or by a text in them. */
const takenBy: Record<ScaffoldKind, (name: string) => [files: string, text?: string][]> = {
  remote: name => [
    [`mfe-${name}/package.json`],
    ['mfe-*/package.json', `"/${name}"`],
    ['mfe-*/src/remote.tsx', `'/${name}'`],
    ['mfe-*/src/remote.tsx', `'/${name}/`],
  ],
  service: name => [[`services/${name}/package.json`], ['services/*/package.json', `"${name}"`]],
  screen: name => [
    [`mfe-admin/src/${name}/*.*`],
    ['mfe-*/src/nav.ts', `'/admin/${name}'`],
    ['mfe-*/package.json', `"/admin/${name}"`],
  ],
  content: name => [
    ...takenBy.screen(name),
    ['services/*/package.json', `"${name}"`],
    ['services/catalog/migrations/*.ts', `create table ${name.replaceAll('-', '_')} `],
  ],
}

/**
 * Inserts text into a file. Each insertion begins with a line that names its place: `@@ start`, `@@ end`,
 * `@@ before <beginning of a line>`, or `@@ within <text>`, which is directly before that text in its line.
 *
 * @throws when the file has no such place, or several
 */
function insert(path: string, text: string, insertions: string): string {
  const lines = text.replace(/\n$/, '').split('\n')
  for (const insertion of insertions.split(/^@@ /m).slice(1)) {
    const [heading = '', ...added] = insertion.replace(/\n$/, '').split('\n')
    const [where, place = ''] = heading.split(/ (.*)/)
    const [at, ...others] = lines.flatMap((line, index) =>
      (where === 'within' ? line.includes(place) : line.trimStart().startsWith(place))
        ? [index]
        : [],
    )
    if (where === 'start') lines.unshift(...added)
    else if (where === 'end') lines.push(...added)
    else if (at === undefined || others.length > 0) {
      throw new Error(`${path} must have one place for the insertion ${where} '${place}'.`)
    } else if (where === 'before') lines.splice(at, 0, ...added)
    else lines[at] = (lines[at] ?? '').replace(place, () => added.join('') + place)
  }
  return `${lines.join('\n')}\n`
}
