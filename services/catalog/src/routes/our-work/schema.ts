import { requiredText, type Static, Type } from '@stampa/service-kit'
import { fileField } from '@stampa/service-kit/media'
import { countedOrderInput, recordFields } from '../../content/schema.ts'
import { altInput, assetSchema, focusInput, workImage } from '../../images.ts'

const maxImages = workImage.multiple

export const publicWork = Type.Object(
  {
    _id: Type.String(),
    title: Type.String(),
    customerName: Type.String(),
    description: Type.String(),
    order: Type.Integer(),
    images: Type.Array(Type.String(), { description: 'URLs of the default WebP renditions' }),
    imageAssets: Type.Array(assetSchema, { description: 'Of the images, one by one' }),
  },
  { $id: 'PublicWork' },
)

export const adminWork = Type.Object(
  { ...publicWork.properties, ...recordFields },
  { $id: 'AdminWork' },
)

const fields = {
  title: requiredText(300, 'Title is required'),
  customerName: requiredText(200, 'Customer name is required'),
  description: requiredText(20_000, 'Description is required'),
  order: countedOrderInput,
  images: Type.Optional(Type.Array(fileField(), { description: 'New images' })),
  imageDetails: Type.Optional(
    Type.Array(Type.Object({ alt: altInput, focus: focusInput }), {
      maxItems: maxImages,
      description: 'Of the images that the work shows afterwards, one by one',
    }),
  ),
}

export const newWork = Type.Object(fields)

export const changedWork = Type.Object({
  ...fields,
  existingImages: Type.Optional(
    Type.Array(Type.String({ maxLength: 500 }), {
      maxItems: maxImages,
      description:
        'URLs of those to keep, in the order that they are to have before the new ones; all others go',
    }),
  ),
})

export type PublicWork = Static<typeof publicWork>
export type AdminWork = Static<typeof adminWork>
export type WorkInput = Static<typeof changedWork>
