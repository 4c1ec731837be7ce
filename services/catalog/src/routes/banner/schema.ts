import { type Static, Type } from '@stampa/service-kit'
import { fileField } from '@stampa/service-kit/media'
import { orderInput, recordFields, scheduleFields, scheduleInput } from '../../content/schema.ts'
import { altInput, assetSchema, focusInput, requiredImageUrlSchema } from '../../images.ts'
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

export const placement = Type.Optional(Type.Enum(placements))

/** What everybody sees of a banner. */
export const publicBanner = Type.Object(
  {
    _id: Type.String(),
    title: Type.String(),
    subtitle: Type.String(),
    link: Type.String({ description: 'A web address, a path of the site, or empty' }),
    placement: Type.Enum(placements),
    active: Type.Boolean(),
    image: requiredImageUrlSchema,
    imageAsset: assetSchema,
  },
  { $id: 'PublicBanner' },
)

/** What an administrator sees of a banner. */
export const adminBanner = Type.Object(
  {
    ...publicBanner.properties,
    order: Type.Integer(),
    ...scheduleFields,
    ...recordFields,
  },
  { $id: 'AdminBanner' },
)

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
  placement,
  active: Type.Optional(Type.Boolean()),
  order: orderInput,
  imageAlt: altInput,
  imageFocus: focusInput,
  ...scheduleInput,
}

export const newBanner = Type.Object(fields)

/** What is left out stays as it is. */
export const changedBanner = Type.Object({ ...fields, image: Type.Optional(fields.image) })

export type Placement = (typeof placements)[number]
export type PublicBanner = Static<typeof publicBanner>
export type AdminBanner = Static<typeof adminBanner>
export type BannerInput = Static<typeof changedBanner>
