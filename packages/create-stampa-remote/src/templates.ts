import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'

/** What a repository of its own is made around. */
export type Kind = 'remote' | 'service'

const templates = join(import.meta.dirname, '../templates')

/** Returns the templates of a remote or a service, for this repository and for one of its own. */
export function templatesOf(kind: Kind): string {
  return join(templates, kind)
}

/** Returns the files of a new repository with one remote or service. */
export async function repositoryFiles(kind: Kind, name: string, now = new Date()): Promise<Files> {
  const folders = ['repository', kind, `repository-${kind}`]
  const words = { ...wordsOf(name, now), dockerfile: `services/${name}/Dockerfile` }
  const filled = folders.map(folder => fillTemplates(join(templates, folder), words))
  return new Map((await Promise.all(filled)).flatMap(files => [...files]))
}

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

/** Files by their path from the root. */
export type Files = Map<string, string>

/** Returns why a name cannot be used; undefined for one that can. */
export function faultOfName(name: string): string | undefined {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name) || name.length > 40) {
    return `'${name}' is no name: use at most 40 small letters, with hyphens between words, as in gift-cards.`
  }
  if (keywords.has(name) || reserved.has(name)) return `'${name}' is reserved.`
}

/** Returns the files of a folder of templates, with `__name__` and the other words filled in. */
export async function fillTemplates(folder: string, words: Record<string, string>): Promise<Files> {
  const fill = (text: string) =>
    text.replaceAll(/__(\w+?)__/g, (placeholder, word) => words[word] ?? placeholder)
  const files: Files = new Map()
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries.filter(entry => entry.isFile())) {
    const path = join(entry.parentPath, entry.name)
    const target = relative(folder, path).replace(/\.template$/, '')
    files.set(fill(target), fill(await readFile(path, 'utf8')))
  }
  return files
}

export async function writeFiles(root: string, files: Files): Promise<void> {
  for (const [path, text] of files) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
}

const snake = (name: string) => name.replaceAll('-', '_')

/** Returns the texts that stand for the placeholders of templates. */
export function wordsOf(name: string, now: Date): Record<string, string> {
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
    dockerfile: 'packages/service-kit/Dockerfile',
    time: now.toISOString().slice(0, 16).replaceAll(/[-:]/g, '').replace('T', 't'),
  }
}
