const megabyte = 1_048_576

// Files must be smaller than so many megabytes (back-office specification, section 5): the largest has a byte less.

/** Bytes of the largest image or CSV file: less than 5 MB (back-office specification, section 5). */
export const maxImageBytes = 5 * megabyte - 1
/** Bytes of the largest favicon: less than 1 MB (back-office specification, section 5). */
export const maxFaviconBytes = megabyte - 1
/** Bytes of the largest file that administrators attach to an order. */
export const maxAttachmentBytes = 10 * megabyte - 1
/** Bytes of the largest original image of a design (public site specification, section 5) and of the largest proof. */
export const maxOriginalBytes = 20 * megabyte - 1

/** Bytes of the largest drawing of a visitor, and of the largest file that becomes an image of a design. */
export const maxDocumentBytes = 25 * megabyte - 1

/** Most further files of an order, beside its image and its drawing. */
export const maxOrderFiles = 5
/** Bytes of all files of an order with further ones: the gateway reads little more. */
export const maxOrderFilesBytes = 30 * megabyte

/** Message for a file above {@link maxImageBytes}. */
export const imageTooLarge = 'File size must be less than 5MB'

/** A rule of an image field: accepted type, size limit and the specified messages. */
export interface ImageRule {
  /** Media types, as the `accept` attribute of a file input. */
  accept: 'image/*' | 'image/png'
  maxBytes: number
  messages: { type: string; size: string }
}

/** An image of any format that browsers display. */
export const anyImage: ImageRule = {
  accept: 'image/*',
  maxBytes: maxImageBytes,
  messages: { type: 'Please select an image file', size: imageTooLarge },
}

/** Logo and favicon of the company, logos of customers, pictures of studio products. */
export const logoImage: ImageRule = {
  ...anyImage,
  messages: { type: 'Only image files are allowed', size: imageTooLarge },
}

export const pngImage: ImageRule = {
  accept: 'image/png',
  maxBytes: maxImageBytes,
  messages: { type: 'Only PNG images are allowed', size: imageTooLarge },
}

export const bannerImage: ImageRule = {
  ...pngImage,
  messages: { type: 'Please select a PNG image file', size: imageTooLarge },
}

export const productFavicon: ImageRule = {
  accept: 'image/png',
  maxBytes: maxFaviconBytes,
  messages: {
    type: 'Only PNG favicons are allowed',
    size: 'Favicon size must be less than 1MB',
  },
}

/** Favicon of a category or event: a wrong type gets the message of {@link pngImage}. */
export const pngFavicon: ImageRule = {
  ...productFavicon,
  messages: { ...productFavicon.messages, type: pngImage.messages.type },
}

/** Files that customers have, beside those that browsers display. */
export type FamiliarFile = 'heic' | 'pdf' | 'eps'

const familiarFiles: Record<FamiliarFile, RegExp> = {
  // Windows knows no media type of these photos: their name tells.
  heic: /^image\/hei[cf](-sequence)?$|\.hei[cf]$/i,
  // Illustrator's files contain a PDF, unless it is switched off.
  pdf: /^application\/(pdf|illustrator)$|\.(pdf|ai)$/i,
  eps: /^application\/postscript$|\.eps$/i,
}

/** Returns whether a file is a photo as phones store it, or which drawing for print; undefined for others. */
export function familiarFile({
  type,
  name,
}: Readonly<Record<'type' | 'name', string>>): FamiliarFile | undefined {
  return (['heic', 'pdf', 'eps'] as const).find(
    kind => familiarFiles[kind].test(type) || familiarFiles[kind].test(name),
  )
}

/** Maximum number of mockups in an order of designs. */
export const maxMockups = 20

/** First bytes of JPEG, PNG, GIF, WebP (RIFF), AVIF and HEIC (a box with `ftyp` at 4), as Latin-1 text. */
const imageStart = /^(\xff\xd8\xff|\x89PNG|GIF8|RIFF|.{4}ftyp)/s

/** Returns whether a file that is named as a photo has the content of none, as a renamed text has. */
export async function isNoImage(file: File): Promise<boolean> {
  if (!/^image\/(jpeg|png|gif|webp|avif)$/.test(file.type)) return false
  const bytes = new Uint8Array(await file.slice(0, 12).arrayBuffer())
  return !imageStart.test(String.fromCharCode(...bytes))
}
