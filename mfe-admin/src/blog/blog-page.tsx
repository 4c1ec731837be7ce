import { useLoaderData } from '@stampa/platform'
import type { ReactElement } from 'react'
import { activeColumn } from '../shared/list/active-column.tsx'
import { dateColumn, imageColumn, nameColumn, textColumn } from '../shared/list/columns.tsx'
import type { ResourceData } from '../shared/resource/resource.ts'
import { ResourcePage } from '../shared/resource/resource-page.tsx'
import type { SharedTexts, TextsOf } from '../shared/resource/resource-texts.ts'
import { type Post, posts } from './blog.data.ts'
import { blogMessages } from './blog.messages.ts'
import { BlogFields } from './blog-fields.tsx'

type Texts = TextsOf<typeof blogMessages>

const states = (shared: SharedTexts) => ({ on: shared.published, off: shared.draft })

const columns = (texts: Texts, shared: SharedTexts) => [
  imageColumn<Post>(texts.image, row => row.imageAsset),
  nameColumn(posts, { id: 'title', header: texts.title }),
  textColumn<Post>({ id: 'author', header: texts.author }, row => row.author),
  textColumn<Post>({ id: 'tags', header: texts.tags }, row => row.tags.join(', ')),
  dateColumn<Post>({ id: 'publishedAt', header: texts.publishedAt }, row => row.publishedAt),
  activeColumn(posts, shared, states(shared)),
]

const searchText = ({ title, author, tags, excerpt, context }: Post) =>
  `${title} ${author} ${tags.join(' ')} ${excerpt} ${context}`

export function Component(): ReactElement {
  const data = useLoaderData<ResourceData<Post>>()
  return (
    <ResourcePage
      resource={posts}
      messages={blogMessages}
      data={data}
      columns={columns}
      searchText={searchText}
      states={states}
      publicPath={({ slug }) => `/blog/${slug}`}
      Fields={BlogFields}
      size="large"
    />
  )
}
