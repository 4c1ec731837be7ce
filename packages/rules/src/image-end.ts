/** Formats whose file structure marks the end. */
export type BoundedFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif'

/**
 * Returns the offset behind an image's last byte: what follows is no part of the image, as the video of a moving
 * photo. Returns the length of the file when its structure breaks off, which decoding refuses.
 */
export function imageEnd(file: Uint8Array, format: BoundedFormat): number {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  try {
    return Math.min(ends[format](view, file), file.length)
  } catch (error) {
    // An offset beyond the end of the file.
    if (error instanceof RangeError) return file.length
    throw error
  }
}

type End = (view: DataView, file: Uint8Array) => number

const ends: Record<BoundedFormat, End> = {
  /** Chunks of length, name, data and checksum, to `IEND`. */
  png(view) {
    let at = 8
    while (view.getUint32(at + 4) !== iend) at += 12 + view.getUint32(at)
    return at + 12
  },

  /** Segments with their lengths, and entropy-coded data to the next marker, to EOI. */
  jpeg(view, file) {
    let at = 2
    for (;;) {
      at = file.indexOf(0xff, at)
      if (at < 0) return file.length
      const marker = view.getUint8(at + 1)
      if (marker === 0xd9) return at + 2
      // Stuffed bytes, fill bytes and restart markers have no length.
      if (marker === 0xff) at += 1
      else if (marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8)) at += 2
      else at += 2 + view.getUint16(at + 2)
    }
  },

  /** The size is in the header; chunks are padded to an even length. */
  webp: view => 8 + view.getUint32(4, true) + (view.getUint32(4, true) % 2),

  /** Blocks, to the trailer. */
  gif(view) {
    let at = 13 + colourTable(view.getUint8(10))
    for (;;) {
      const block = view.getUint8(at)
      if (block === 0x2c) at += 11 + colourTable(view.getUint8(at + 9))
      else if (block === 0x21) at += 2
      // The trailer, or no GIF any more: decoders stop here too.
      else return at + 1
      while (view.getUint8(at) > 0) at += 1 + view.getUint8(at)
      at += 1
    }
  },

  /** Boxes that describe or hold images; others, also free space, are not needed behind them. */
  avif(view) {
    let at = 0
    while (at + 8 <= view.byteLength && avifBoxes.has(view.getUint32(at + 4))) {
      const size = view.getUint32(at)
      // 0 means to the end of the file, 1 a 64-bit size.
      if (size === 0) return view.byteLength
      const whole = size === 1 ? Number(view.getBigUint64(at + 8)) : size
      if (whole < 8) return view.byteLength
      at += whole
    }
    return at
  },
}

const nameOf = (name: string) =>
  [...name].reduce((sum, character) => sum * 256 + character.charCodeAt(0), 0)

const iend = nameOf('IEND')
const avifBoxes = new Set(['ftyp', 'meta', 'mdat', 'idat', 'moov', 'free'].map(nameOf))

/** Returns the length of the colour table that a GIF's flags announce, in bytes. */
function colourTable(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0
}
