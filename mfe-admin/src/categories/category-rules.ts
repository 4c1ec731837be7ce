import { pngFavicon, pngImage } from '../shared/file-rules.ts'
import { acceptedFile, type FileRule, type Rules, required } from '../shared/rules.ts'

export const categoryImage = pngImage

/** Refused as an image by its type, but as a favicon by its size. */
export const categoryFavicon: FileRule = {
  ...pngFavicon,
  messages: { ...pngFavicon.messages, type: pngImage.messages.type },
}

/** Back-office specification, section 5. The label asks for an image, the rules do not. */
export const categoryRules = {
  name: required('Category name is required'),
  image: acceptedFile(categoryImage),
  favicon: acceptedFile(categoryFavicon),
} satisfies Rules
