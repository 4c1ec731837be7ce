import { type FileRule, imageFormats } from '@stampa/service-kit/media'

const imageBytes = 5_242_880
const faviconBytes = 1_048_576

const imageSize = 'File size must be less than 5MB'

/** An image of any kind that browsers show. Limits and texts: back-office specification, section 5. */
export const anyImage: FileRule = {
  formats: imageFormats,
  maxBytes: imageBytes,
  messages: { type: 'Please select an image file', size: imageSize },
}

export const pngImage: FileRule = {
  formats: ['png'],
  maxBytes: imageBytes,
  messages: { type: 'Only PNG images are allowed', size: imageSize },
}

export const productFavicon: FileRule = {
  formats: ['png'],
  maxBytes: faviconBytes,
  messages: {
    type: 'Only PNG favicons are allowed',
    size: 'Favicon size must be less than 1MB',
  },
}

/** The favicon of a category or event is refused as an image, but by the size of a favicon. */
export const pngFavicon: FileRule = {
  ...productFavicon,
  messages: { ...productFavicon.messages, type: pngImage.messages.type },
}

export const bannerImage: FileRule = {
  ...pngImage,
  messages: { ...pngImage.messages, type: 'Please select a PNG image file' },
}

/** Logo and favicon of the company. */
export const companyImage: FileRule = {
  formats: imageFormats,
  maxBytes: imageBytes,
  messages: { type: 'Only image files are allowed', size: imageSize },
}

/** A customer's logo is refused in the same words. */
export const customerImage: FileRule = { ...companyImage }

/** Up to ten images of a work post: back-office specification, section 9. */
export const workImage = {
  ...anyImage,
  multiple: 10,
  messages: { ...anyImage.messages, count: 'Maximum 10 images allowed' },
} satisfies FileRule
