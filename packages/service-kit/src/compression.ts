import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressors = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 6 }),
}

/** What one packet holds anyway is sent as it is; in characters. */
const smallest = 1024

/**
 * Compresses a text as the request allows. In the process that makes it and not in the gateway,
 * whose cache then keeps the compressed bytes: a hit costs no compression.
 *
 * @returns the text itself where there is no encoding
 */
export async function compress(
  text: string,
  acceptEncoding: string | undefined,
): Promise<{ body: string | Buffer; encoding: keyof typeof compressors | undefined }> {
  const encoding = text.length < smallest ? undefined : bestOf(acceptEncoding)
  if (!encoding) return { body: text, encoding }
  return { body: await compressors[encoding](Buffer.from(text)), encoding }
}

function bestOf(acceptEncoding = ''): keyof typeof compressors | undefined {
  const accepted = acceptEncoding
    .split(',')
    .filter(part => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map(part => part.split(';')[0]?.trim())
  return (['br', 'gzip'] as const).find(encoding => accepted.includes(encoding))
}
