/** Bytes: 5 MB for images and CSV files (back-office specification, section 5). */
export const maxImageBytes = 5_242_880
/** Bytes: 1 MB for favicons (back-office specification, section 5). */
export const maxFaviconBytes = 1_048_576
/** Bytes: 10 MB for files that administrators attach to an order. */
export const maxAttachmentBytes = 10_485_760
/** Bytes: 20 MB for the original images of a design (public site specification, section 5) and for proofs. */
export const maxOriginalBytes = 20_971_520

/** Message for a file above {@link maxImageBytes}. */
export const imageTooLarge = 'File size must be less than 5MB'

/** A rule of an image field: accepted type, size limit and the specified messages. */
export interface ImageRule {
  /** Media types, as the `accept` attribute of a file input. */
  accept: 'image/*' | 'image/png'
  /** Bytes. */
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
