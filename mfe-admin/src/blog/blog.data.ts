import { type CatalogAnswer, catalogRules } from '@stampa/api'
import { listLoader, type RecordBody } from '../shared/calls/content-calls.ts'
import {
  type ImageValues,
  imageBody,
  imageValues,
  type ScheduleValues,
  scheduleBody,
  scheduleValues,
} from '../shared/form/field-values.ts'
import { acceptedFile, anyImage, rulesOf } from '../shared/form/rules.ts'
import type { Resource } from '../shared/resource/resource.ts'

export type Post = CatalogAnswer<'/api/blog/admin'>[number]

export type PostValues = ImageValues<'image'> &
  ScheduleValues & {
    title: string
    context: string
    excerpt: string
    author: string
    tags: string
    slug: string
    published: boolean
  }

const failures = {
  load: 'Failed to fetch blogs',
  save: 'Failed to save blog post',
  remove: 'Failed to delete blog post',
}

export const posts: Resource<Post, PostValues> = {
  id: 'blog',
  kind: 'blog',
  words: {
    title: { en: 'Blog', el: 'Άρθρα' },
    noun: { en: 'blog post', el: 'άρθρο' },
    many: { en: 'blog posts', el: 'άρθρα' },
    fresh: { en: 'New blog post', el: 'Νέο άρθρο' },
    this: { en: 'this blog post', el: 'αυτό το άρθρο' },
  },
  failures,
  nameOf: post => post.title,
  isOn: post => post.published,
  rules: rulesOf(catalogRules['/api/blog'], {
    image: acceptedFile(anyImage),
  }),

  load: listLoader('/api/blog/admin', failures.load),

  toValues: row => ({
    title: row?.title ?? '',
    context: row?.context ?? '',
    excerpt: row?.excerpt ?? '',
    author: row?.author ?? '',
    tags: row?.tags.join(', ') ?? '',
    ...imageValues('image', row?.imageAsset),
    slug: '',
    published: row?.published ?? false,
    ...scheduleValues(row),
  }),

  toBody: values => {
    const { title, context, excerpt, author, tags, slug, published } = values
    const body: RecordBody<'blog'> = {
      title,
      context,
      excerpt,
      author,
      tags,
      published,
      ...imageBody('image', values),
      ...scheduleBody(values),
      ...(slug && { slug }),
    }
    return body
  },
}
