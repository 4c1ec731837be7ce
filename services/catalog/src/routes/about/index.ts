import { errorResponses, publicCache, type RoutePlugin, requiredText } from '@stampa/service-kit'
import { fileField } from '@stampa/service-kit/media'
import { languageQuery } from '@stampa/service-kit/translations'
import type { Knex } from 'knex'
import { addContent } from '../../content/administration.ts'
import { boolean, image, text } from '../../content/columns.ts'
import { byColumn, byCreation, contentType, inGreekOrder } from '../../content/content-type.ts'
import { contentNotFound, listContent } from '../../content/read.ts'
import { flagInput } from '../../content/schema.ts'
import { altInput, anyImage, focusInput } from '../../images.ts'

export const aboutContents = contentType({
  kind: 'about-content',
  label: 'About content',
  schemas: 'About',
  table: 'about_contents',
  list: '/admin',
  columns: {
    title: text({ translated: true }),
    content: text({ translated: true, description: 'Paragraphs, a line each' }),
    bannerImage: image('banner_image'),
  },
  adminColumns: { active: boolean },
  flag: 'active',
  sorts: { createdAt: byCreation, title: inGreekOrder, active: byColumn },
  standardSort: '-createdAt',
  name: row => row.title,
  form: { bannerImage: anyImage },
  body: {
    title: requiredText(300, 'Title is required'),
    content: requiredText(50_000, 'Content is required'),
    bannerImage: fileField({ message: 'Please select a banner image for new about content' }),
    bannerImageAlt: altInput,
    bannerImageFocus: focusInput,
    active: flagInput,
  },
})

const routes: RoutePlugin = async app => {
  app.get(
    '',
    {
      schema: {
        summary: 'What the about page shows: the active content that was changed last',
        querystring: languageQuery,
        response: { 200: aboutContents.public, ...errorResponses(400, 404) },
      },
      onSend: publicCache(),
    },
    async ({ query: { lang } }) => {
      const restrict = (query: Knex.QueryBuilder) => {
        query.orderBy('updated_at', 'desc')
      }
      const filter = { visible: true, restrict }
      const { rows } = await listContent(app.db, aboutContents, filter, { limit: 1 })
      const [row] = rows
      if (!row) throw contentNotFound(aboutContents)
      return aboutContents.toPublic(row, lang)
    },
  )
  addContent(app, aboutContents)
}

export default routes
