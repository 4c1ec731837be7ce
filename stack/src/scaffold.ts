import { execFile } from 'node:child_process'
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { gatewayServices } from '@stampa/gateway'
import { repository } from './apps/app.ts'

const kinds = ['remote', 'service', 'screen', 'content'] as const
export type ScaffoldKind = (typeof kinds)[number]

export function isScaffoldKind(text: string): text is ScaffoldKind {
  return kinds.some(kind => kind === text)
}

const templates = join(repository, 'stack/templates')

/** Keywords of TypeScript and PostgreSQL, since names become identifiers, tables and columns. */
const keywords = new Set(
  `all analyse analyze and any array as asc asymmetric async authorization await binary both break case cast catch
  check class collate collation column concurrently const constraint continue create cross debugger default deferrable
  delete desc distinct do else end enum except export extends false fetch finally for foreign freeze from full function
  grant group having if ilike implements import in initially inner instanceof intersect interface into is isnull join
  lateral leading left let like limit localtime localtimestamp natural new not notnull null offset on only or order outer
  overlaps package placing primary private protected public references return returning right select similar some static
  super switch symmetric table tablesample then this throw to trailing true try typeof union unique user using var
  variadic verbose void when where while window with yield`.split(/\s+/),
)

/** Names with another meaning: addresses of the gateway, parts of the platform, imports of the templates. */
const reserved = new Set(
  `active admin api app boolean commands databases document entry expect gateway healthz internal long-text main media
  metrics mfe migrate nav openapi pages postgres readyz redis release remote resource robots routes secrets server
  services shared shell sitemap stack stampa test text titled workers workspace`.split(/\s+/),
)

/** Files that a scaffold writes, by their path from the root. */
export type Files = Map<string, string>

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
  const fill = (text: string) =>
    text.replaceAll(/__(\w+?)__/g, (placeholder, word) => words[word] ?? placeholder)
  const files: Files = new Map()
  for await (const template of glob('**/*.{template,insert}', { cwd: join(templates, kind) })) {
    const text = fill(await readFile(join(templates, kind, template), 'utf8'))
    const path = fill(template.replace(/\.(template|insert)$/, ''))
    const isNew = template.endsWith('.template')
    files.set(path, isNew ? text : insert(path, await readFile(join(root, path), 'utf8'), text))
  }
  return files
}

export async function writeFiles(root: string, files: Files): Promise<void> {
  for (const [path, text] of files) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
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
  const formatted = [...files.keys()].filter(path => /\.(tsx?|css|json)$/.test(path))
  // How a line is broken depends on the length of the name.
  await run(join(root, 'node_modules/.bin/biome'), ['check', '--write', ...formatted])
  if (kind === 'service') await run(node, ['src/openapi.ts', '--release'], `services/${name}`)
  if (kind === 'content') await run(node, ['src/openapi.ts'], 'services/catalog')
  if (kind === 'service' || kind === 'content') await run(node, ['packages/api/src/generate.ts'])
}

async function faultOf(root: string, kind: ScaffoldKind, name: string) {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name) || name.length > 40) {
    return `'${name}' is no name: use at most 40 small letters, with hyphens between words, as in gift-cards.`
  }
  if (keywords.has(name) || reserved.has(name)) return `'${name}' is reserved.`
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
    ['services/catalog/migrations/*.ts', `create table ${snake(name)} `],
  ],
}

const snake = (name: string) => name.replaceAll('-', '_')

function wordsOf(name: string, now: Date): Record<string, string> {
  const singular = name.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '')
  const pascal = (text: string) =>
    text.replaceAll(/(?:^|-)(.)/g, (_, letter) => letter.toUpperCase())
  const sentence = (text: string) =>
    text.charAt(0).toUpperCase() + text.slice(1).replaceAll('-', ' ')
  const Name = pascal(name)
  return {
    name,
    Name,
    camel: Name.charAt(0).toLowerCase() + Name.slice(1),
    snake: snake(name),
    NAME: snake(name).toUpperCase(),
    title: sentence(name),
    words: name.replaceAll('-', ' '),
    Item: pascal(singular),
    itemTitle: sentence(singular),
    item: singular.replaceAll('-', ' '),
    port: String(4001 + gatewayServices.length),
    time: now.toISOString().slice(0, 16).replaceAll(/[-:]/g, '').replace('T', 't'),
  }
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
