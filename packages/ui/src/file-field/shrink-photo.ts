import { familiarFile } from '@stampa/rules/files'

/** Longest sides to try, pixels: as photographed, A4 at 300 and at 200 dots per inch, and a screen's. */
const sides = [Number.POSITIVE_INFINITY, 3508, 2339, 1600]

/** Whether a file may be drawn anew; a photo only: a drawing would lose its transparency. */
export function isPhoto(file: File): boolean {
  return file.type === 'image/jpeg' || familiarFile(file) === 'heic'
}

/**
 * Draws a photo that is too large, or that only some browsers display, as a JPEG of at most so many bytes,
 * the way up that its camera noted. Returns other files, and those that the browser cannot draw, as they are:
 * services decode HEIC, too. The page server has no canvas: it refuses a large photo of a browser without
 * scripts.
 */
export async function shrinkPhoto(file: File, maxBytes: number): Promise<File> {
  const type = 'image/jpeg'
  if (!isPhoto(file) || (file.type === type && file.size <= maxBytes)) return file
  if (typeof OffscreenCanvas === 'undefined') return file
  const photo = await createImageBitmap(file).catch(() => undefined)
  if (!photo) return file
  try {
    for (const side of sides) {
      const scale = Math.min(1, side / Math.max(photo.width, photo.height))
      const canvas = new OffscreenCanvas(photo.width * scale, photo.height * scale)
      const context = canvas.getContext('2d')
      if (!context) return file
      // A JPEG shows transparent parts black.
      context.fillStyle = 'white'
      context.fillRect(0, 0, canvas.width, canvas.height)
      context.drawImage(photo, 0, 0, canvas.width, canvas.height)
      const drawn = await canvas.convertToBlob({ type, quality: 0.9 })
      if (drawn.size <= maxBytes) return new File([drawn], file.name, { type })
    }
  } finally {
    photo.close()
  }
  return file
}
