import { requiredText, type Static, Type } from '@stampa/service-kit'
import { fileField } from '@stampa/service-kit/media'
import { recordFields } from '../../content/schema.ts'
import { altInput, assetSchema, focusInput, requiredImageUrlSchema } from '../../images.ts'

export const publicAbout = Type.Object(
  {
    _id: Type.String(),
    title: Type.String(),
    content: Type.String({ description: 'Paragraphs, a line each' }),
    bannerImage: requiredImageUrlSchema,
    bannerImageAsset: assetSchema,
  },
  { $id: 'PublicAbout' },
)

export const adminAbout = Type.Object(
  {
    ...publicAbout.properties,
    active: Type.Boolean(),
    ...recordFields,
  },
  { $id: 'AdminAbout' },
)

const fields = {
  title: requiredText(300, 'Title is required'),
  content: requiredText(50_000, 'Content is required'),
  bannerImage: fileField({ message: 'Please select a banner image for new about content' }),
  bannerImageAlt: altInput,
  bannerImageFocus: focusInput,
  active: Type.Optional(Type.Boolean()),
}

export const newAbout = Type.Object(fields)

/** What is left out stays as it is, but for title and content. */
export const changedAbout = Type.Object({
  ...fields,
  bannerImage: Type.Optional(fields.bannerImage),
})

export type PublicAbout = Static<typeof publicAbout>
export type AdminAbout = Static<typeof adminAbout>
export type AboutInput = Static<typeof changedAbout>
