import { isUtf8 } from 'node:buffer'
import { open } from 'node:fs/promises'

/** Accepted image formats. Further ones, such as TIFF, would only enlarge the attack surface. */
export const imageFormats = ['jpeg', 'png', 'webp', 'gif', 'avif', 'svg'] as const
export type ImageFormat = (typeof imageFormats)[number]

/** Accepted file formats; files other than images are kept or read, never decoded. */
export type FileFormat = ImageFormat | 'pdf' | 'csv'

export function isImageFormat(format: FileFormat | ConvertedFormat): format is ImageFormat {
  return imageFormats.some(image => image === format)
}

/** Formats that can be converted into an image on receipt: browsers do not show them, or not as an image. */
export type ConvertedFormat = 'heic' | 'pdf'

/** Number of leading bytes that {@link sniffFormat} reads. */
export const sniffLength = 4096

/**
 * Returns the format of a file by its first bytes, regardless of its name and content type;
 * `undefined` for other formats. Only decoding proves the format.
 */
export function sniffFormat(
  head: Uint8Array,
): Exclude<FileFormat, 'csv'> | ConvertedFormat | undefined {
  const latin = Buffer.from(head.buffer, head.byteOffset, Math.min(head.length, sniffLength))
    // One character per byte.
    .toString('latin1')
  if (latin.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (latin.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (latin.startsWith('RIFF') && latin.startsWith('WEBP', 8)) return 'webp'
  if (latin.startsWith('GIF87a') || latin.startsWith('GIF89a')) return 'gif'
  if (/^ftypavi[fs]/.test(latin.slice(4, 12))) return 'avif'
  if (heicStart.test(latin)) return 'heic'
  if (latin.startsWith('%PDF-')) return 'pdf'
  if (svgStart.test(latin)) return 'svg'
  return undefined
}

/**
 * File type box with a brand of HEVC images (ISO/IEC 23008-12, annex B), or the general one with such a brand
 * beside it.
 */
const heicStart = /^.{4}ftyp(?:hei[cxms]|mif1.{4}(?:.{4}){0,16}?hei[cxms])/s

/** Byte order mark, XML declaration and comments may precede the root element; a DOCTYPE may not. */
const svgStart =
  /^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]{0,200}\?>\s*)?(?:<!--(?:(?!-->)[\s\S]){0,2000}-->\s*){0,8}<svg[\s/>]/

/**
 * Returns whether an SVG declares a document type or entities, which can expand a few bytes to
 * gigabytes ('billion laughs') or read a local file.
 */
export function declaresEntities(svg: string): boolean {
  return /<!\s*(?:DOCTYPE|ENTITY)/i.test(svg)
}

/**
 * Returns the text of a file in UTF-8 or in Windows-1253, in which Greek spreadsheets save CSV; `undefined` for a file
 * that is no text: CSV has no signature.
 */
export function decodeText(file: Uint8Array): string | undefined {
  if (isUtf8(file)) return file.includes(0) ? undefined : new TextDecoder().decode(file)
  const text = new TextDecoder('windows-1253').decode(file)
  // Any byte but three is a character of Windows-1253; other files have control characters, too.
  return /[^\P{Cc}\t\r\n]|\ufffd/u.test(text) ? undefined : text
}

/** Returns the format of a file by {@link sniffFormat}. */
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
  svg: 'image/svg+xml; charset=utf-8',
  webp: 'image/webp',
}

/** Returns the content type of a stored file by the extension of its name. */
export function contentType(path: string): string {
  return types[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
}
