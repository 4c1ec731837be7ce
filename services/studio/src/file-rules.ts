import { maxDocumentBytes, maxImageBytes, maxMockups, maxOriginalBytes } from '@stampa/rules/files'
import { Type } from '@stampa/service-kit'
import type { FileRule } from '@stampa/service-kit/media'

/** Image formats of designs: public-site specification, section 5. */
const designFormats = ['jpeg', 'png', 'gif', 'svg'] as const

const maxOriginals = 20

/** Maximum length of a form's field, bytes: twenty designs of 38 KB. All are parsed in one go. */
export const designFieldBytes = 768 * 1024

/** Mockup images, exported by the browser. */
export const mockupImage: FileRule = {
  formats: ['png'],
  maxBytes: maxImageBytes,
  multiple: maxMockups,
  messages: {
    type: 'Mockup images must be PNG files',
    size: 'Mockup image size must be less than 5MB',
    count: `At most ${maxMockups} mockups can be ordered at once`,
  },
}

/** The visitor's original images; the name of each form field is the sha256. */
export const originals: FileRule = {
  formats: designFormats,
  maxBytes: maxOriginalBytes,
  multiple: maxOriginals,
  named: 'sha256',
  messages: {
    type: 'Images must be JPEG, PNG, GIF or SVG files',
    size: 'Image size must be less than 20MB',
    count: `At most ${maxOriginals} images are possible`,
    name: 'An image is damaged: please try again',
  },
}

/** A file that becomes an image of a design. */
export const convertedFile: FileRule = {
  formats: [],
  converts: { heic: maxDocumentBytes, pdf: maxDocumentBytes },
  maxBytes: maxDocumentBytes,
  messages: {
    type: 'The file must be a HEIC photo, a PDF, or an AI file that is PDF-compatible',
    size: 'The file must be less than 25MB',
    damaged: 'The file cannot be opened: please save it anew, without a password',
  },
}

export const originalsField = Type.Optional(
  Type.Array(Type.String(), {
    description: 'Not a field: each original image is a file part named by its sha256',
  }),
)

export const draftPreview: FileRule = {
  formats: ['png'],
  maxBytes: maxImageBytes,
  messages: {
    type: 'The preview must be a PNG file',
    size: 'Preview size must be less than 5MB',
  },
}

export const proofImage: FileRule = {
  formats: ['jpeg', 'png', 'webp', 'pdf'],
  maxBytes: maxOriginalBytes,
  messages: {
    type: 'The proof must be an image or a PDF file',
    size: 'Proof size must be less than 20MB',
  },
}
