import { defineMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import { ImageInput, ProseInput, SlugInput } from '../shared/form/content-fields.tsx'
import { ScheduleInputs, SwitchInput, TextAreaInput, TextInput } from '../shared/form/fields.tsx'
import { anyImage } from '../shared/form/rules.ts'
import { activeColumn } from '../shared/list/active-column.tsx'
import { dateColumn, imageColumn, nameColumn, textColumn } from '../shared/list/columns.tsx'
import type { FieldsProps } from '../shared/resource/form-over-list.tsx'
import { ResourcePage } from '../shared/resource/resource-page.tsx'
import type { SharedTexts, TextsOf } from '../shared/resource/resource-texts.ts'
import { type Post, type PostValues, posts } from './blog.data.ts'

const blogMessages = defineMessages({
  title: { en: 'Title', el: 'Τίτλος' },
  context: { en: 'Context', el: 'Κείμενο' },
  excerpt: { en: 'Excerpt', el: 'Περίληψη' },
  excerptHint: {
    en: 'A sentence or two for the list of posts.',
    el: 'Μία ή δύο προτάσεις για τη λίστα.',
  },
  author: { en: 'Author', el: 'Συντάκτης' },
  tags: { en: 'Tags', el: 'Ετικέτες' },
  tagsHint: { en: 'Separated by commas.', el: 'Χωρισμένες με κόμματα.' },
  image: { en: 'Image', el: 'Εικόνα' },
  published: { en: 'Published', el: 'Δημοσιευμένο' },
  publishedHint: {
    en: 'Visitors see published posts only.',
    el: 'Οι επισκέπτες βλέπουν μόνο δημοσιευμένα άρθρα.',
  },
  publishedAt: { en: 'Date', el: 'Ημερομηνία' },
})

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
  return (
    <ResourcePage
      resource={posts}
      messages={blogMessages}
      columns={columns}
      searchText={searchText}
      states={states}
      publicPath={({ slug }) => `/blog/${slug}`}
      Fields={BlogFields}
      size="large"
    />
  )
}

function BlogFields({ row, control, texts }: FieldsProps<Post, PostValues, Texts>): ReactElement {
  return (
    <>
      <TextInput control={control} name="title" label={texts.title} required />
      <ProseInput control={control} name="context" label={texts.context} />
      <TextAreaInput
        control={control}
        name="excerpt"
        label={texts.excerpt}
        hint={texts.excerptHint}
      />
      <TextInput control={control} name="author" label={texts.author} required />
      <TextInput control={control} name="tags" label={texts.tags} hint={texts.tagsHint} />
      <ImageInput
        control={control}
        name="image"
        label={texts.image}
        rule={anyImage}
        stored={row?.imageAsset}
        required={!row}
      />
      <SlugInput
        control={control}
        from="title"
        base="/blog/"
        stored={row && { name: row.title, slug: row.slug }}
      />
      <SwitchInput
        control={control}
        name="published"
        label={texts.published}
        hint={texts.publishedHint}
      />
      <ScheduleInputs control={control} />
    </>
  )
}
