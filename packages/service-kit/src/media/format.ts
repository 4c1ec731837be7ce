import { isUtf8 } from 'node:buffer'
import { open } from 'node:fs/promises'

/** The kinds of image that an upload may hold. TIFF and the rest only widen what an attacker may reach. */
export const imageFormats = ['jpeg', 'png', 'webp', 'gif', 'avif', 'svg'] as const
export type ImageFormat = (typeof imageFormats)[number]

/** What else a field may take: such a file is kept or read as it is, never decoded. */
export type FileFormat = ImageFormat | 'pdf' | 'csv'

export function isImageFormat(format: FileFormat): format is ImageFormat {
  return imageFormats.some(image => image === format)
}

/** How many leading bytes {@link sniffFormat} wants to see. */
export const sniffLength = 4096

/**
 * The format that a file's first bytes claim, whatever its name or the client's content type say;
 * `undefined` when it is none that we take. A claim only: decoding proves it.
 */
export function sniffFormat(head: Uint8Array): Exclude<FileFormat, 'csv'> | undefined {
  const latin = Buffer.from(head.buffer, head.byteOffset, Math.min(head.length, sniffLength))
    // One character per byte, so that offsets and byte values stay what they are.
    .toString('latin1')
  if (latin.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (latin.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (latin.startsWith('RIFF') && latin.startsWith('WEBP', 8)) return 'webp'
  if (latin.startsWith('GIF87a') || latin.startsWith('GIF89a')) return 'gif'
  if (/^ftypavi[fs]/.test(latin.slice(4, 12))) return 'avif'
  if (latin.startsWith('%PDF-')) return 'pdf'
  if (svgStart.test(latin)) return 'svg'
  return undefined
}

/** Byte order mark, XML declaration and comments may precede the root element; a DOCTYPE may not. */
const svgStart =
  /^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]{0,200}\?>\s*)?(?:<!--(?:(?!-->)[\s\S]){0,2000}-->\s*){0,8}<svg[\s/>]/

/**
 * Whether an SVG declares a document type or entities, which can multiply a few bytes into
 * gigabytes ('billion laughs') or name a file of this machine.
 */
export function declaresEntities(svg: string): boolean {
  return /<!\s*(?:DOCTYPE|ENTITY)/i.test(svg)
}

/** Whether a file can be text: only tables have no first bytes of their own. */
export function isText(file: Uint8Array): boolean {
  return isUtf8(file) && !file.includes(0)
}

/** What {@link sniffFormat} says of a file. */
export async function sniffFile(path: string): Promise<ReturnType<typeof sniffFormat>> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(sniffLength), 0, sniffLength, 0)
    return sniffFormat(buffer.subarray(0, bytesRead))
  } finally {
    await file.close()
  }
}

const types: Record<string, string> = {
  avif: 'image/avif',
  csv: 'text/csv; charset=utf-8',
  gif: 'image/gif',
  jpg: 'image/jpeg',
  json: 'application/json',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
}

/** Of a stored file, by its name: we name every one ourselves. */
export function contentType(path: string): string {
  return types[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
}
