import { type RoutePlugin, requiredText } from '@stampa/service-kit'
import { fileField } from '@stampa/service-kit/media'
import { addContent } from '../../content/administration.ts'
import { boolean, image, text, time } from '../../content/columns.ts'
import {
  byColumn,
  byCreation,
  contentType,
  inGreekOrder,
  schedule,
} from '../../content/content-type.ts'
import { addFirstFew, addPublicList } from '../../content/public-reads.ts'
import { flagInput, optionalText } from '../../content/schema.ts'
import { tags, tagsInput } from '../../content/tags.ts'
import { altInput, anyImage, focusInput } from '../../images.ts'

export const posts = contentType({
  kind: 'post',
  label: 'Blog post',
  schemas: 'Post',
  table: 'blog_posts',
  list: '/admin',
  columns: {
    title: text({ translated: true }),
    excerpt: text({ translated: true }),
    context: text({ translated: true, description: 'The body: paragraphs, a line each' }),
    author: text(),
    createdAt: time('created_at'),
    publishedAt: time('published_at', { description: 'The planned time if there is one' }),
    tags,
    image: image(),
  },
  adminColumns: { published: boolean, ...schedule },
  flag: 'published',
  // Publishing a draft sets its date to now.
  columnsOnActivation: db => ({
    published_at: db.raw(
      'coalesce(publish_at, case when published then published_at else now() end)',
    ),
  }),
  slugFrom: 'title',
  sorts: {
    publishedAt: (expression, field) => ({
      expression,
      value: row => (row[field] as Date).toISOString(),
      direction: 'desc',
    }),
    title: inGreekOrder,
    author: inGreekOrder,
    published: byColumn,
    createdAt: byCreation,
  },
  standardSort: 'publishedAt',
  name: row => row.title,
  form: { image: anyImage },
  body: {
    title: requiredText(300, 'Title is required'),
    context: requiredText(60_000, 'Context is required'),
    author: requiredText(200, 'Author is required'),
    image: fileField({ message: 'Please select an image for new blog posts' }),
    imageAlt: altInput,
    imageFocus: focusInput,
    excerpt: optionalText(1000),
    tags: tagsInput(),
    published: flagInput,
  },
  besides: ({ published }, before, { publish_at: planned }) => {
    const begin = planned === undefined ? before?.publishAt : planned
    const isNew = published === true && before?.published === false
    return { columns: { published_at: begin ?? (isNew ? new Date() : undefined) } }
  },
})

/** Number of posts on the home page. */
const recentCount = 3

const routes: RoutePlugin = async app => {
  addPublicList(app, posts, { summary: 'Published posts, newest first' })
  addFirstFew(app, posts, recentCount, {
    path: '/recent',
    summary: `The ${recentCount} newest published posts`,
  })
  addContent(app, posts)
}

export default routes
