import { invalidField, requiredText, type Static, Type } from '@stampa/service-kit'
import { fileField, type StoredImage } from '@stampa/service-kit/media'
import { contentRoutes } from '../../content/administration.ts'
import { column, integer, text } from '../../content/columns.ts'
import { byCreation, byOrder, contentType, inGreekOrder } from '../../content/content-type.ts'
import { countedOrderInput } from '../../content/schema.ts'
import {
  altInput,
  assetSchema,
  focusInput,
  type ImageUse,
  imageAsset,
  imageUrl,
  imageUse,
  workImage,
} from '../../images.ts'

const maxItems = workImage.multiple

const imageDetails = Type.Optional(
  Type.Array(Type.Object({ alt: altInput, focus: focusInput }), {
    maxItems,
    description: 'Of the images that the work shows afterwards, one by one',
  }),
)

const existingImages = Type.Optional(
  Type.Array(Type.String({ maxLength: 500 }), {
    maxItems,
    description:
      'URLs of those to keep, in the order that they are to have before the new ones; all others go',
  }),
)

export const works = contentType({
  kind: 'work',
  label: 'Work post',
  schemas: 'Work',
  table: 'works',
  list: '/admin',
  columns: {
    title: text(),
    customerName: text({ name: 'customer_name' }),
    description: text(),
    order: integer,
    images: column<ImageUse[]>(Type.Never(), {
      images: 'list',
      schema: () => ({
        images: Type.Array(Type.String(), { description: 'URLs of the default WebP renditions' }),
        imageAssets: Type.Array(assetSchema, { description: 'Of the images, one by one' }),
      }),
      show: (_field, images) => ({
        images: images.map(imageUrl),
        imageAssets: images.map(imageAsset),
      }),
      store: (field, { input, images: { [field]: added } }, before) =>
        // knex would send a list as a PostgreSQL array.
        JSON.stringify(workImages(input, [added ?? []].flat(), before ?? [])),
    }),
  },
  sorts: {
    order: byOrder,
    title: inGreekOrder,
    customerName: inGreekOrder,
    createdAt: byCreation,
  },
  standardSort: 'order',
  name: row => row.title,
  form: { images: workImage },
  body: {
    title: requiredText(300, 'Title is required'),
    customerName: requiredText(200, 'Customer name is required'),
    description: requiredText(20_000, 'Description is required'),
    order: countedOrderInput,
    images: Type.Optional(Type.Array(fileField(), { description: 'New images' })),
    imageDetails,
  },
  changeOnly: { existingImages },
})

interface WorkInput {
  existingImages?: Static<typeof existingImages>
  imageDetails?: Static<typeof imageDetails>
}

/**
 * Returns a work's images after a write: the kept ones, then the new ones, each with its new or
 * current text and focal point.
 *
 * @throws Problem 400 for too many images, or a kept image that the work does not have
 */
function workImages(
  { existingImages = [], imageDetails = [] }: WorkInput,
  added: readonly StoredImage[],
  before: readonly ImageUse[],
): ImageUse[] {
  const kept = existingImages.map(url => {
    const image = before.find(candidate => imageUrl(candidate) === url)
    if (!image) throw invalidField('existingImages', 'The image was not found')
    return image
  })
  const images = [...kept, ...added]
  if (images.length > maxItems) throw invalidField('images', workImage.messages.count)
  return images.map((image, index) => {
    const { alt, focus } = imageDetails[index] ?? {}
    return imageUse(image, { alt, focus }, kept[index]) ?? image
  })
}

export default contentRoutes(works, 'All works by order, newest first where it is equal')
