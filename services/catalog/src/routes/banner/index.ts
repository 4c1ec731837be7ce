import { Type } from '@stampa/service-kit'
import { fileField } from '@stampa/service-kit/media'
import { contentRoutes } from '../../content/administration.ts'
import { boolean, column, image, integer, text } from '../../content/columns.ts'
import {
  byColumn,
  byCreation,
  byOrder,
  contentType,
  inGreekOrder,
  schedule,
} from '../../content/content-type.ts'
import { flagInput, optionalText, orderInput } from '../../content/schema.ts'
import { altInput, bannerImage, focusInput } from '../../images.ts'

/** Places of the site for banners: back-office specification, section 9. */
const placement = Type.Enum([
  'homepage',
  'custom-order',
  'offer-banner',
  'categories',
  'event-banner',
  'other',
])

/**
 * Allows a web address, a path of this site, or an empty text, with white space around it. Refuses scripts, and
 * other hosts written as a path: browsers read `\` as `/` and skip tabs and line ends, so they take `/\host` and
 * `/<tab>/host` for `//host`.
 */
export const linkPattern = String.raw`^\s*(?:/(?![/\\])\S*|[Hh][Tt][Tt][Pp][Ss]?://[\p{L}\p{N}]\S*)?\s*$`

export const banners = contentType({
  kind: 'banner',
  label: 'Banner',
  schemas: 'Banner',
  table: 'banners',
  list: '/admin',
  columns: {
    title: text({ translated: true }),
    subtitle: text({ translated: true }),
    link: text({ description: 'A web address, a path of the site, or empty' }),
    placement: column<string>(placement),
    active: boolean,
    image: image(),
  },
  adminColumns: { order: integer, ...schedule },
  flag: 'active',
  sorts: {
    order: byOrder,
    title: inGreekOrder,
    placement: byColumn,
    active: byColumn,
    createdAt: byCreation,
  },
  standardSort: 'order',
  filters: {
    query: { placement: Type.Optional(placement) },
    apply: (query, values) => {
      if (values.placement !== undefined) query.where('banners.placement', values.placement)
    },
  },
  name: row => row.title || `Banner (${row.placement})`,
  form: { image: bannerImage },
  body: {
    image: fileField({ message: 'Please select an image for new banners' }),
    // The back office marks the title as required, but the specification does not check it.
    title: optionalText(300),
    subtitle: optionalText(1000),
    link: Type.Optional(
      Type.String({
        maxLength: 2000,
        pattern: linkPattern,
        message: 'The link must begin with https:// or a single /',
      }),
    ),
    placement: Type.Optional(placement),
    active: flagInput,
    order: orderInput,
    imageAlt: altInput,
    imageFocus: focusInput,
  },
})

export default contentRoutes(
  banners,
  'Active banners of all placements by order, newest first where it is equal',
)
