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

/**
 * Compresses a document as the request allows. Here and not in the gateway, so that its
 * cache keeps the compressed bytes and a hit costs no compression.
 */
export async function compress(
  html: string,
  acceptEncoding: string | undefined,
): Promise<{ body: Buffer; encoding: keyof typeof compressors | undefined }> {
  const body = Buffer.from(html)
  const accepted = acceptEncoding?.split(',').map(part => part.trim().split(';')[0])
  const encoding = accepted?.includes('br') ? 'br' : accepted?.includes('gzip') ? 'gzip' : undefined
  return { body: encoding ? await compressors[encoding](body) : body, encoding }
}
