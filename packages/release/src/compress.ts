import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { compressedSuffixes } from '@stampa/registry'

/** Text files; pictures and WOFF2 fonts are compressed already. */
const compressible = /\.(?:css|html|js|json|map|mjs|svg|ttf|txt|wasm|webmanifest|xml)$/

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** Returns whether a file of a release gets `.br` and `.gz` copies. */
export function isCompressible(path: string): boolean {
  return compressible.test(path) && !path.startsWith('server/')
}

/** Returns the compressed copies by suffix. Runs on the thread pool. */
export async function compress(
  data: Uint8Array,
): Promise<Record<(typeof compressedSuffixes)[number], Buffer>> {
  const [br, gz] = await Promise.all([
    brotliAsync(data, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: data.byteLength,
      },
    }),
    gzipAsync(data, { level: constants.Z_BEST_COMPRESSION }),
  ])
  return { '.br': br, '.gz': gz }
}
