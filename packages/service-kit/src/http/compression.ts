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

export type Encoding = keyof typeof compressors

/** What one packet holds anyway is sent as it is; in characters or bytes. */
const smallest = 1024

/** The encoding to send a text in: the best that the request allows, none where it gains nothing. */
export function chooseEncoding(text: string | Buffer, acceptEncoding = ''): Encoding | undefined {
  if (text.length < smallest) return undefined
  const accepted = acceptEncoding
    .split(',')
    .filter(part => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map(part => part.split(';')[0]?.trim())
  return (['br', 'gzip'] as const).find(encoding => accepted.includes(encoding))
}

/** Compresses a text in this process rather than in the gateway, whose cache then stores compressed bytes. */
export function compress(text: string | Buffer, encoding: Encoding): Promise<Buffer> {
  return compressors[encoding](typeof text === 'string' ? Buffer.from(text) : text)
}
