import { type Static, Type } from '@stampa/service-kit'
import { fileField, imageAssetSchema } from '@stampa/service-kit/media'
import { linkPattern } from './link.ts'

/** Where the site shows a banner: back-office specification, section 9. */
const placements = [
  'homepage',
  'custom-order',
  'offer-banner',
  'categories',
  'event-banner',
  'other',
] as const

/** What everybody sees of a banner. */
export const publicBanner = Type.Object({
  _id: Type.String(),
  title: Type.String(),
  subtitle: Type.String(),
  link: Type.String({ description: 'A web address, a path of the site, or empty' }),
  placement: Type.Enum(placements),
  active: Type.Boolean(),
  image: Type.String({ description: 'URL of the default WebP rendition' }),
  imageAsset: imageAssetSchema,
})

/** What an administrator sees of a banner. */
export const adminBanner = Type.Object({
  ...publicBanner.properties,
  order: Type.Integer(),
  version: Type.Integer({ description: 'Grows with every change; the number in `ETag`' }),
  createdAt: Type.String({ format: 'date-time' }),
  updatedAt: Type.String({ format: 'date-time' }),
})

/** Fields in the order in which they are checked: the first failing one is the answer's message. */
const fields = {
  image: fileField({ message: 'Please select an image for new banners' }),
  // The form marks it as required; nothing insists on it.
  title: Type.Optional(Type.String({ maxLength: 300 })),
  subtitle: Type.Optional(Type.String({ maxLength: 1000 })),
  link: Type.Optional(
    Type.String({
      maxLength: 2000,
      pattern: linkPattern,
      message: 'The link must begin with https:// or a single /',
    }),
  ),
  placement: Type.Optional(Type.Enum(placements)),
  active: Type.Optional(Type.Boolean()),
  order: Type.Optional(Type.Integer({ minimum: -2_147_483_647, maximum: 2_147_483_647 })),
}

export const newBanner = Type.Object(fields)

/** What is left out stays as it is. */
export const changedBanner = Type.Object({ ...fields, image: Type.Optional(fields.image) })

export type Placement = (typeof placements)[number]
export type PublicBanner = Static<typeof publicBanner>
export type AdminBanner = Static<typeof adminBanner>
