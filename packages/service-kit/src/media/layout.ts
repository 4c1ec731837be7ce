import type { FileFormat } from './format.ts'

/**
 * Files of every published or kept folder, `<collection>/<hash>/`. A name that begins with a dot is
 * private: the gateway does not serve it, and a bucket keeps it apart from what is public.
 */

/** Says what the folder holds; a folder without it is not (or no longer) there. */
export const manifestFile = 'image.json'

/** The small picture of a kept image. */
export const previewFile = '.preview.webp'

/** The upload itself, byte by byte, to make renditions anew one day: a photo may tell where it was taken. */
export function originalFile(format: FileFormat): string {
  return `.original.${format === 'jpeg' ? 'jpg' : format}`
}

/** Since when nobody references the folder, by its date; see collect.ts. */
export const unreferencedFile = '.unreferenced'

/** The folder is being removed; see collect.ts. */
export const removingFile = '.removing'
