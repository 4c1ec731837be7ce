import { createHash } from 'node:crypto'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack, { type Compilation, type Compiler } from 'webpack'

/** sha384 in the form of the `integrity` attribute. */
export function integrityOf(content: Buffer | string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`
}

/**
 * Well-formed and never right. An ill-formed or missing value would let any file run
 * (`integrity="undefined"` is ignored by browsers), so a gap in the table must not.
 */
const impossible = `sha384-${'A'.repeat(64)}`

const table = '__webpack_require__.integrity'
/** On the page, not in the runtime: a container that is loaded again must go on counting. */
const attempts = 'globalThis.loadAttempts'

const placeholder = (chunkId: string | number, type: 'js' | 'css') =>
  `integrity-of:${type}:${chunkId}:`

/**
 * Makes every chunk and stylesheet that webpack's runtime loads
 *  - checked: the entry holds the sha384 of each, and a file without one never runs;
 *  - bounded: one that never answers fails after `timeout` ms (scripts have webpack's
 *    own `chunkLoadTimeout`; stylesheets would wait for ever);
 *  - repeatable: a second attempt asks with another query, because a browser attaches a
 *    repeated request to one that still hangs.
 */
export class IntegrityPlugin {
  readonly #timeout: number

  constructor({ timeout }: { timeout: number }) {
    this.#timeout = timeout
  }

  apply(compiler: Compiler): void {
    const timeout = this.#timeout
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', compilation => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('IntegrityPlugin', chunk => {
        compilation.addRuntimeModule(chunk, new IntegrityRuntimeModule())
      })

      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityPlugin',
        source =>
          [
            source,
            `var attempt = ${attempts}[url] = (${attempts}[url] || 0) + 1;`,
            "if (attempt > 1) script.src = url + '?r=' + attempt;",
            `script.integrity = (${table}[chunkId] || [])[0] || '${impossible}';`,
          ].join('\n'),
      )

      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'IntegrityPlugin',
        (source, { tag, chunkId, href }) =>
          [
            source,
            `var attempt = ${attempts}[${href}] = (${attempts}[${href}] || 0) + 1;`,
            `if (attempt > 1) ${tag}.href = ${href} + '?r=' + attempt;`,
            `${tag}.integrity = (${table}[${chunkId}] || [])[1] || '${impossible}';`,
            `setTimeout(function () { if (${tag}.onerror) ${tag}.onerror({ type: 'timeout', target: ${tag} }); }, ${timeout});`,
          ].join('\n'),
      )

      compilation.hooks.processAssets.tap(
        { name: 'IntegrityPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => fillIn(compilation),
      )
    })
  }
}

/** The table of a runtime chunk: chunk id → [script, stylesheet], as placeholders until the files are final. */
class IntegrityRuntimeModule extends webpack.RuntimeModule {
  constructor() {
    super('file integrity', webpack.RuntimeModule.STAGE_BASIC)
  }

  override generate(): string {
    const entries = [...(this.chunk?.getAllAsyncChunks() ?? [])]
      .flatMap(({ id }) => (id === null ? [] : [id]))
      .map(id => [id, [placeholder(id, 'js'), placeholder(id, 'css')]])
    return [
      `${table} = ${JSON.stringify(Object.fromEntries(entries))};`,
      `${attempts} ||= {};`,
    ].join('\n')
  }
}

function fillIn(compilation: Compilation): void {
  const known = new Map<string, string>()
  for (const chunk of compilation.chunks) {
    if (chunk.id === null) continue
    for (const file of chunk.files) {
      const type = file.endsWith('.css') ? 'css' : 'js'
      const content = compilation.getAsset(file)?.source.buffer()
      if (content) known.set(placeholder(chunk.id, type), integrityOf(content))
    }
  }
  for (const chunk of compilation.chunks) {
    if (!chunk.hasRuntime()) continue
    for (const file of chunk.files) {
      compilation.updateAsset(file, source => {
        const text = source
          .source()
          .toString()
          .replaceAll(/integrity-of:(?:js|css):[^"']*?:/g, mark => known.get(mark) ?? '')
        return new webpack.sources.RawSource(text)
      })
    }
  }
}
