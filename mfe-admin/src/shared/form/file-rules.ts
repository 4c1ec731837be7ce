import type { FileRule } from './rules.ts'

/** Back-office specification, section 5: 5 MB for images. */
export const imageBytes = 5_242_880
/** Back-office specification, section 5: 1 MB for favicons. */
export const faviconBytes = 1_048_576

const imageSize = 'File size must be less than 5MB'
const faviconSize = 'Favicon size must be less than 1MB'

export const anyImage: FileRule = {
  accept: 'image/*',
  maxBytes: imageBytes,
  messages: { type: 'Please select an image file', size: imageSize },
}

export const pngImage: FileRule = {
  accept: 'image/png',
  maxBytes: imageBytes,
  messages: { type: 'Only PNG images are allowed', size: imageSize },
}

export const bannerImage: FileRule = {
  ...pngImage,
  messages: { ...pngImage.messages, type: 'Please select a PNG image file' },
}

/** Logos and the favicon of the company, logos of customers. */
export const logoImage: FileRule = {
  ...anyImage,
  messages: { ...anyImage.messages, type: 'Only image files are allowed' },
}

export const pngFavicon: FileRule = {
  accept: 'image/png',
  maxBytes: faviconBytes,
  messages: { type: 'Only PNG favicons are allowed', size: faviconSize },
}

/** Of categories and events: refused as an image by its type, but as a favicon by its size. */
export const plainFavicon: FileRule = {
  ...pngFavicon,
  messages: { ...pngFavicon.messages, type: pngImage.messages.type },
}
