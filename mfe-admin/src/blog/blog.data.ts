import { type CatalogAnswer, catalogRules, multipart, unwrap } from '@stampa/api'
import { catalog } from '../shared/calls/api.ts'
import { rulesOf } from '../shared/calls/service-rules.ts'
import { anyImage } from '../shared/form/file-rules.ts'
import { fileOf, isOn, requiredFileOf, textOf, toForm } from '../shared/form/form-values.ts'
import { detailsIn, detailsOf } from '../shared/form/image-details.ts'
import { acceptedFile } from '../shared/form/rules.ts'
import { fromLocalTime, toLocalTime } from '../shared/local-time.ts'
import type { Resource } from '../shared/resource/resource.ts'

export type Post = CatalogAnswer<'/api/blog/admin'>[number]

const failures = {
  load: 'Failed to fetch blogs',
  save: 'Failed to save blog post',
  remove: 'Failed to delete blog post',
}

export const posts: Resource<Post> = {
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
    publishAt: [],
    unpublishAt: [],
  }),

  load: async () => ({
    rows: await unwrap(catalog.GET('/api/blog/admin'), { fallback: failures.load }),
  }),

  save(form, target) {
    const image = fileOf(form, 'image')
    const slug = textOf(form, 'slug')
    const { alt, focus } = detailsIn(form, 'image')
    const values = {
      title: textOf(form, 'title'),
      context: textOf(form, 'context'),
      excerpt: textOf(form, 'excerpt'),
      author: textOf(form, 'author'),
      tags: textOf(form, 'tags'),
      published: isOn(form, 'published'),
      imageAlt: alt,
      ...(focus && { imageFocus: focus }),
      publishAt: fromLocalTime(textOf(form, 'publishAt')),
      unpublishAt: fromLocalTime(textOf(form, 'unpublishAt')),
      ...(slug && { slug }),
    }
    const call = target
      ? catalog.PUT('/api/blog/{id}', {
          params: { path: { id: target.id }, header: { 'if-match': target.ifMatch } },
          body: { ...values, ...(image && { image }) },
          bodySerializer: multipart,
        })
      : catalog.POST('/api/blog', {
          body: { ...values, image: requiredFileOf(form, 'image') },
          bodySerializer: multipart,
        })
    return unwrap(call, { fallback: failures.save, preferServerMessage: true })
  },

  toForm: row =>
    toForm({
      title: row?.title ?? '',
      context: row?.context ?? '',
      excerpt: row?.excerpt ?? '',
      author: row?.author ?? '',
      tags: row?.tags.join(', ') ?? '',
      slug: '',
      ...detailsOf('image', row?.imageAsset),
      published: row?.published ?? false,
      publishAt: toLocalTime(row?.publishAt),
      unpublishAt: toLocalTime(row?.unpublishAt),
    }),
}
