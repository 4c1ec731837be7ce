import { readFile } from 'node:fs/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { type Fact, factsOf, type OpenApi } from '@stampa/service-kit/openapi'

/** The parts of the services and the shell that a build depends on. */
export interface Uses {
  /** Elements of each service's interface, as they were at the build. */
  services: Record<string, Fact[]>
  /** Names imported from `@stampa/platform`. */
  platform: string[]
}

/**
 * Path of a build's uses in its folder, as compressed JSON (`zcat` shows it); the gateway serves no file of
 * `server/`.
 */
export const usesFile = 'server/uses.gzip'

/** Bytes that a build's uses may have, so that they cannot fill the memory of the release command. */
const maxUsesBytes = 32_000_000

export function encodeUses(uses: Uses): Uint8Array {
  return gzipSync(JSON.stringify(uses))
}

/**
 * Decodes the uses of a build, which may be another team's.
 *
 * @throws when they are larger than any build's, or no uses
 */
export function decodeUses(data: Uint8Array): Uses {
  const uses = JSON.parse(String(gunzipSync(data, { maxOutputLength: maxUsesBytes })))
  if (typeof uses?.services === 'object' && Array.isArray(uses.platform)) return uses
  throw new TypeError('services or platform is missing')
}

/** The texts of a build's sources that may name a part of an interface. */
interface Mentions {
  /** Properties, keys and strings: each field that is read or sent is among them. */
  names: Set<string>
  numbers: Set<number>
  calls: Call[]
  platform: Set<string>
  /** Paths in the file that have a name, by that name. */
  constants: Map<string, Constant>
}

/** A path with a name: `const path = '/api/faq/{id}'`. */
interface Constant {
  path: string
  /** Methods of the typed clients' calls that name it. */
  methods: Set<string>
  /** Whether anything else names it. */
  isElsewhere: boolean
}

/** A path in the sources with `*` for each inserted part; its method, if it is an argument of a typed client. */
interface Call {
  method?: string
  path: string
}

/** A node of the syntax tree. */
interface Node {
  type: string
  [key: string]: unknown
}

const clientMethods = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])

/**
 * Returns what a build uses: of each operation that it calls, the parameters, fields and error statuses that
 * its sources name anywhere. Types are not followed, because casts and generic tables of fields hide uses: a
 * use may be stated too often, but is never missed.
 *
 * @param files TypeScript sources in the build
 * @param documents OpenAPI documents by service
 */
export async function usesOf(
  files: readonly string[],
  documents: Readonly<Record<string, OpenApi>>,
): Promise<Uses> {
  // At a build only: the compiler unpacks itself into a cache, which a container that watches releases may not write.
  const { parse } = await import('@swc/core')
  const mentions: Mentions = {
    names: new Set(),
    numbers: new Set(),
    calls: [],
    platform: new Set(),
    constants: new Map(),
  }
  for (const file of files) {
    const code = await readFile(file, 'utf8')
    collect(await parse(code, { syntax: 'typescript', tsx: file.endsWith('x') }), mentions)
    for (const name of [...mentions.constants.keys()]) closeConstant(name, mentions)
  }
  const { names, numbers, calls, platform } = mentions
  const services: Uses['services'] = {}
  for (const [service, document] of Object.entries(documents)) {
    const called = calledOperations(document, calls, names)
    const facts = factsOf(document, {
      hasCall: call => called.has(call),
      hasField: name => names.has(name),
      hasFailure: status => numbers.has(status),
    })
    if (facts.length > 0) services[service] = facts
  }
  return { services, platform: [...platform].sort() }
}

function collect(value: unknown, mentions: Mentions): void {
  if (Array.isArray(value)) for (const each of value) collect(each, mentions)
  else if (isNode(value)) visit(value, mentions)
  // The parser wraps arguments and elements of lists in objects without a type.
  else if (typeof value === 'object' && value !== null) collect(Object.values(value), mentions)
}

function visit(node: Node, mentions: Mentions): void {
  const { names, numbers, calls, platform, constants } = mentions
  if (node.type === 'ImportDeclaration' || node.type === 'ExportNamedDeclaration') {
    if (isNode(node.source)) {
      const isShared = textOf(node.source) === '@stampa/platform'
      if (isShared) for (const name of importedNames(node)) platform.add(name)
      return
    }
  }
  // Of types only the expression counts that they are stated of.
  if (node.type.startsWith('Ts')) {
    collect(node.expression, mentions)
    return
  }
  if (visitCall(node, mentions) || visitConstant(node, mentions)) return
  const text = textOf(node)
  const path = pathIn(text)
  if (path) calls.push({ path })
  names.add(text)
  if (node.type === 'NumericLiteral') numbers.add(Number(node.value))
  const constant = node.type === 'Identifier' && constants.get(String(node.value))
  if (constant) constant.isElsewhere = true
  for (const [part, child] of Object.entries(node)) {
    const isName = (part === 'key' || part === 'property') && isNode(child)
    if (isName && child.type === 'Identifier') names.add(String(child.value))
    // A path as a key looks up a form's rules.
    else if (!isName || !pathIn(textOf(insideOf(child)))) collect(child, mentions)
  }
  if (node.type === 'ObjectExpression') {
    for (const property of node.properties as Node[]) {
      if (property.type === 'Identifier') names.add(String(property.value))
    }
  }
}

/** Visits the call that a typed client makes, as in `catalog.GET('/api/faq')`. */
function visitCall(node: Node, mentions: Mentions): boolean {
  if (node.type !== 'CallExpression') return false
  const { callee } = node
  const [first, ...options] = node.arguments as { expression: Node }[]
  const method = isNode(callee) && isNode(callee.property) ? String(callee.property.value) : ''
  if (!first || !clientMethods.has(method)) return false
  const target = insideOf(first.expression)
  const constant = target.type === 'Identifier' && mentions.constants.get(String(target.value))
  const path = pathIn(textOf(target))
  if (constant) constant.methods.add(method)
  else if (path) mentions.calls.push({ method, path })
  else return false
  collect(options, mentions)
  return true
}

function visitConstant({ type, id, init }: Node, mentions: Mentions): boolean {
  if (type !== 'VariableDeclarator' || !isNode(id) || !isNode(init)) return false
  const path = pathIn(textOf(insideOf(init)))
  const name = String(id.value)
  if (path === undefined || id.type !== 'Identifier') return false
  // An earlier one of this name belongs to another function.
  closeConstant(name, mentions)
  mentions.constants.set(name, { path, methods: new Set(), isElsewhere: false })
  return true
}

function closeConstant(name: string, { constants, calls }: Mentions): void {
  const constant = constants.get(name)
  if (!constant) return
  constants.delete(name)
  const { path, methods, isElsewhere } = constant
  if (methods.size === 0 || isElsewhere) calls.push({ path })
  for (const method of methods) calls.push({ method, path })
}

/** Returns the expression inside of a computed key or of one whose type is stated. */
function insideOf(node: Node): Node {
  const isWrapped = node.type.startsWith('Ts') || node.type === 'Computed'
  return isWrapped && isNode(node.expression) ? insideOf(node.expression) : node
}

/** Returns the names of an import or export that exist at run time. */
function importedNames({ typeOnly, specifiers }: Node): string[] {
  if (typeOnly) return []
  return (specifiers as Node[]).flatMap(({ isTypeOnly, imported, orig, local }) => {
    const name = [imported, orig, local].find(isNode)
    return isTypeOnly || !name ? [] : [String(name.value)]
  })
}

/** Returns the text of a string or template, with `*` for each inserted part; empty for other nodes. */
function textOf({ type, value, quasis }: Node): string {
  if (type === 'StringLiteral') return String(value)
  if (type !== 'TemplateLiteral') return ''
  return (quasis as { cooked: string }[]).map(({ cooked }) => cooked).join('*')
}

function pathIn(text: string): string | undefined {
  return /\/api\/[^?\s]+/.exec(text)?.[0]
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

/** Returns the operations that the calls may reach, such as `POST /api/faq`. */
function calledOperations(
  document: OpenApi,
  calls: readonly Call[],
  names: ReadonlySet<string>,
): Set<string> {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.keys(methods).map(method => ({ method: method.toUpperCase(), path })),
  )
  return new Set(
    calls.flatMap(call =>
      operations
        .filter(({ method }) => call.method === undefined || call.method === method)
        .filter(({ path }) => isReachedBy(path, call.path, names))
        .map(({ method, path }) => `${method} ${path}`),
    ),
  )
}

/** An inserted part is one segment, or the end of one: a parameter, or a name in the sources. */
function isReachedBy(path: string, called: string, names: ReadonlySet<string>): boolean {
  const segments = path.split('/')
  const given = called.split('/')
  return (
    segments.length === given.length &&
    segments.every((segment, index) => {
      const each = given[index] ?? ''
      if (!each.includes('*')) return segment === each
      const isEnding = each !== '*' && segment === each.replace('*', '')
      return isEnding || segment.startsWith('{') || (each === '*' && names.has(segment))
    })
  )
}
