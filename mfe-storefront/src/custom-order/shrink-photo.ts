import { maxImageBytes } from '@stampa/rules/files'

/** Longest sides to try, pixels: A4 at 300 and at 200 dots per inch, and a screen's. */
const sides = [3508, 2339, 1600]

/** Whether a file that is too large is drawn smaller; a photo only: a drawing would lose its transparency. */
export function isPhoto(file: File): boolean {
  return file.type === 'image/jpeg'
}

/**
 * Draws a photo that is too large for the shop smaller, the way up that its camera noted. Returns other files, and those that
 * the browser cannot draw, as they are. The page server has no canvas: it refuses a large photo of a browser without scripts.
 */
export async function shrinkPhoto(file: File): Promise<File> {
  if (file.size <= maxImageBytes || !isPhoto(file)) return file
  if (typeof OffscreenCanvas === 'undefined') return file
  const photo = await createImageBitmap(file).catch(() => undefined)
  if (!photo) return file
  try {
    for (const side of sides) {
      const scale = Math.min(1, side / Math.max(photo.width, photo.height))
      const canvas = new OffscreenCanvas(photo.width * scale, photo.height * scale)
      canvas.getContext('2d')?.drawImage(photo, 0, 0, canvas.width, canvas.height)
      const { type } = file
      const drawn = await canvas.convertToBlob({ type, quality: 0.9 })
      if (drawn.size <= maxImageBytes) return new File([drawn], file.name, { type })
    }
  } finally {
    photo.close()
  }
  return file
}
