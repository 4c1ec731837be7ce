import { requiredText, type Static, Type } from '@stampa/service-kit'
import { recordFields, scheduleFields, scheduleInput } from '../../content/schema.ts'
import { uploadedImageInput } from '../../content/uploads.ts'
import { altInput, focusInput, imageUrlSchema, nullableAssetSchema } from '../../images.ts'

/** An occasion that products are for: a wedding, a christening, a trade fair. */
export const publicEvent = Type.Object(
  {
    _id: Type.String(),
    name: Type.String(),
    description: Type.String(),
    image: imageUrlSchema,
    imageAsset: nullableAssetSchema,
    favicon: imageUrlSchema,
    faviconAsset: nullableAssetSchema,
  },
  { $id: 'PublicEvent' },
)

export const adminEvent = Type.Object(
  {
    ...publicEvent.properties,
    active: Type.Boolean(),
    ...scheduleFields,
    ...recordFields,
  },
  { $id: 'AdminEvent' },
)

/** The body of a new and of a changed event; what is left out of a change stays as it is. */
export const eventInput = Type.Object({
  name: requiredText(200, 'Event name is required'),
  description: Type.Optional(Type.String({ maxLength: 5000 })),
  active: Type.Optional(Type.Boolean()),
  image: uploadedImageInput,
  imageAlt: altInput,
  imageFocus: focusInput,
  favicon: uploadedImageInput,
  ...scheduleInput,
})

export type PublicEvent = Static<typeof publicEvent>
export type AdminEvent = Static<typeof adminEvent>
export type EventInput = Static<typeof eventInput>
