import { Problem } from '@stampa/service-kit'
import type { StoredImage } from '@stampa/service-kit/media'
import { workImage } from '../../image-rules.ts'
import { type ImageUse, imageUrl, imageUse } from '../../images.ts'
import type { WorkInput } from './schema.ts'

/**
 * The images that a work shows after a write: those it keeps, then the new ones, each with the text
 * and focal point that the write names or that it had.
 *
 * @throws Problem 400 for too many, or for one to keep that the work does not have
 */
export function workImages(
  { existingImages = [], imageDetails = [] }: Pick<WorkInput, 'existingImages' | 'imageDetails'>,
  added: readonly StoredImage[],
  before: readonly ImageUse[],
): ImageUse[] {
  const kept = existingImages.map(url => {
    const image = before.find(candidate => imageUrl(candidate) === url)
    if (!image) throw invalid('existingImages', 'The image was not found')
    return image
  })
  const images = [...kept, ...added]
  if (images.length > workImage.multiple) throw invalid('images', workImage.messages.count)
  return images.map((image, index) => {
    const { alt, focus } = imageDetails[index] ?? {}
    return imageUse(image, { alt, focus }, kept[index]) ?? image
  })
}

function invalid(field: string, message: string): Problem {
  return new Problem(400, 'validation_failed', message, { errors: [{ field, message }] })
}
