import { anyImage, pngFavicon } from '../shared/file-rules.ts'
import {
  acceptedFile,
  fileRequiredWhenNew,
  type Rules,
  required,
  wholeNumber,
} from '../shared/rules.ts'

/** Back-office specification, section 5. */
export const productRules = {
  title: required('Title is required'),
  description: required('Description is required'),
  categories: required('Please select at least one category'),
  order: wholeNumber('Order must be a whole number'),
  image: [fileRequiredWhenNew('Please select an image for new products'), acceptedFile(anyImage)],
  favicon: acceptedFile(pngFavicon),
} satisfies Rules
