import { createHash } from 'node:crypto'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack'

/**
 * Returns `sha256-…`, the value of the `integrity` attribute. Hashes do not compress, and every page loads those of some
 * fifty files, so that a longer one costs a visitor 900 bytes.
 */
export function integrityOf(content: Uint8Array | string): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`
}

/**
 * Valid and never matching. Browsers ignore a missing or ill-formed value (`integrity="undefined"`) and run the file,
 * so a gap in the table gets this one.
 */
const impossible = `sha256-${'A'.repeat(43)}=`

/** Hashes of the files needed before a remote's own module runs; in the runtime, which is part of the entry. */
const table = '__webpack_require__.integrity'
/** Hashes of all other files, by build name; at the start of the exposed module's file. */
const laterTables = 'globalThis.chunkIntegrity'
/** On the page, not in the runtime: a container that is loaded again continues the count. */
const attempts = 'globalThis.loadAttempts'

const placeholder = (chunkId: string | number, type: 'js' | 'css') =>
  `integrity-of:${type}:${chunkId}:`

/**
 * Makes every chunk and stylesheet that webpack's runtime loads
 *  - verified: the entry contains the hashes of the first files, the exposed module's file those of all others, and a
 *  file without a hash never runs;
 *  - limited in time: a file without a response fails after `timeout` ms (webpack has `chunkLoadTimeout` for scripts
 *  and nothing for stylesheets);
 *  - repeatable: a second attempt uses another query, because a browser attaches a repeated request to a hung one.
 *
 * @param exposed name of the chunk that a remote exposes; the shell has none
 */
export function integrityPlugin(timeout: number, exposed: string | undefined) {
  return (compiler: Compiler): void => {
    const build = JSON.stringify(compiler.options.output.uniqueName ?? '')
    const hashOf = (chunkId: string, index: 0 | 1) =>
      `(${table}[${chunkId}] || ((${laterTables} || {})[${build}] || {})[${chunkId}] || [])[${index}] || '${impossible}'`
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', compilation => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('IntegrityPlugin', chunk => {
        compilation.addRuntimeModule(chunk, new IntegrityRuntimeModule(exposed))
      })

      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityPlugin',
        source =>
          [
            source,
            `var attempt = ${attempts}[url] = (${attempts}[url] || 0) + 1;`,
            "if (attempt > 1) script.src = url + '?r=' + attempt;",
            `script.integrity = ${hashOf('chunkId', 0)};`,
          ].join('\n'),
      )

      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'IntegrityPlugin',
        (source, { tag, chunkId, href }) =>
          [
            source,
            `var attempt = ${attempts}[${href}] = (${attempts}[${href}] || 0) + 1;`,
            `if (attempt > 1) ${tag}.href = ${href} + '?r=' + attempt;`,
            `${tag}.integrity = ${hashOf(chunkId, 1)};`,
            `setTimeout(function () { if (${tag}.onerror) ${tag}.onerror({ type: 'timeout', target: ${tag} }); }, ${timeout});`,
          ].join('\n'),
      )

      compilation.hooks.processAssets.tap(
        { name: 'IntegrityPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => fillIn(compilation, exposed, build),
      )
    })
  }
}

/** Chunk id → [script, stylesheet], as placeholders until the files are final. */
function tableOf(chunks: Iterable<Chunk>): string {
  const entries = [...chunks].flatMap(({ id }) =>
    id === null ? [] : [[id, [placeholder(id, 'js'), placeholder(id, 'css')]]],
  )
  return JSON.stringify(Object.fromEntries(entries))
}

function exposedAmong(chunks: Set<Chunk>, exposed: string | undefined): Chunk | undefined {
  return exposed === undefined ? undefined : [...chunks].find(({ name }) => name === exposed)
}

/** Returns the chunks loaded together with the exposed module; all chunks without one. */
function firstChunks(chunks: Set<Chunk>, exposed: string | undefined): Set<Chunk> {
  const chunk = exposedAmong(chunks, exposed)
  return chunk ? new Set([...chunk.groupsIterable].flatMap(group => group.chunks)) : chunks
}

class IntegrityRuntimeModule extends webpack.RuntimeModule {
  readonly #exposed: string | undefined

  constructor(exposed: string | undefined) {
    super('file integrity', webpack.RuntimeModule.STAGE_BASIC)
    this.#exposed = exposed
  }

  override generate(): string {
    const chunks = firstChunks(this.chunk?.getAllAsyncChunks() ?? new Set(), this.#exposed)
    return [`${table} = ${tableOf(chunks)};`, `${attempts} ||= {};`].join('\n')
  }
}

function fillIn(compilation: Compilation, exposed: string | undefined, build: string): void {
  const known = new Map<string, string>()
  const learn = (chunk: Chunk) => {
    if (chunk.id === null) return
    for (const file of chunk.files) {
      const type = file.endsWith('.css') ? 'css' : 'js'
      const content = compilation.getAsset(file)?.source.buffer()
      if (content) known.set(placeholder(chunk.id, type), integrityOf(content))
    }
  }
  const filled = (text: string) =>
    text.replaceAll(/integrity-of:(?:js|css):[^"']*?:/g, mark => known.get(mark) ?? '')

  const chunks = new Set(compilation.chunks)
  const holder = exposedAmong(chunks, exposed)
  for (const chunk of chunks) if (chunk !== holder) learn(chunk)
  if (holder) {
    const first = firstChunks(chunks, exposed)
    const later = [...chunks].filter(chunk => !first.has(chunk) && !chunk.hasRuntime())
    const head = `(${laterTables} ||= {})[${build}]=${filled(tableOf(later))};`
    for (const file of holder.files) {
      if (!file.endsWith('.js')) continue
      compilation.updateAsset(file, source => new webpack.sources.ConcatSource(head, source))
    }
    learn(holder)
  }
  for (const chunk of chunks) {
    if (!chunk.hasRuntime()) continue
    for (const file of chunk.files) {
      compilation.updateAsset(
        file,
        source => new webpack.sources.RawSource(filled(source.source().toString())),
      )
    }
  }
}
