import { requiredText } from '@stampa/service-kit'
import { contentRoutes } from '../../content/administration.ts'
import { boolean, optionalImage, text } from '../../content/columns.ts'
import {
  byColumn,
  byCreation,
  contentType,
  inGreekOrder,
  schedule,
} from '../../content/content-type.ts'
import { flagInput, optionalText, uploadedImageInput } from '../../content/schema.ts'
import { altInput, focusInput, pngFavicon, pngImage } from '../../images.ts'

/** Occasions that products are for: a wedding, a christening, a trade fair. */
export const events = contentType({
  kind: 'event',
  label: 'Event',
  schemas: 'Event',
  table: 'events',
  list: '/all',
  columns: {
    name: text({ translated: true }),
    description: text({ translated: true }),
    image: optionalImage(),
    favicon: optionalImage(),
  },
  adminColumns: { active: boolean, ...schedule },
  flag: 'active',
  sorts: { createdAt: byCreation, name: inGreekOrder, active: byColumn },
  standardSort: 'createdAt',
  name: row => row.name,
  uploads: { image: pngImage, favicon: pngFavicon },
  body: {
    name: requiredText(200, 'Event name is required'),
    description: optionalText(5000),
    active: flagInput,
    image: uploadedImageInput,
    imageAlt: altInput,
    imageFocus: focusInput,
    favicon: uploadedImageInput,
  },
})

export default contentRoutes(events, 'Active events in the order in which they were made')
