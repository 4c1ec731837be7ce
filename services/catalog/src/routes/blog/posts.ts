import {
  byColumn,
  byMaking,
  type ContentRow,
  type ContentType,
  inGreekOrder,
} from '../../content/content-type.ts'
import {
  recordView,
  type ScheduledRow,
  scheduleColumns,
  scheduleView,
} from '../../content/schema.ts'
import type { Images } from '../../content/uploads.ts'
import type { Draft } from '../../content/write.ts'
import { type ImageUse, imageAsset, imageUrl, imageUse } from '../../images.ts'
import { type AdminPost, adminPost, type PostInput, type PublicPost } from './schema.ts'

interface PostRow extends ContentRow, ScheduledRow {
  title: string
  context: string
  excerpt: string
  author: string
  tags: string[]
  published: boolean
  published_at: Date
  image: ImageUse
}

export const posts: ContentType<PostRow> = {
  kind: 'post',
  label: 'Blog post',
  table: 'blog_posts',
  columns: ['title', 'context', 'excerpt', 'author', 'tags', 'published_at', 'image'],
  flag: 'published',
  // Publishing a draft sets its date to now.
  switchedOn: db => ({
    published_at: db.raw(
      'coalesce(publish_at, case when published then published_at else now() end)',
    ),
  }),
  scheduled: true,
  slugFrom: 'title',
  sorting: {
    id: 'blog_posts.id',
    keys: {
      publishedAt: {
        expression: 'blog_posts.published_at',
        value: row => row.published_at.toISOString(),
        direction: 'desc',
      },
      title: inGreekOrder('blog_posts.title', row => row.title),
      author: inGreekOrder('blog_posts.author', row => row.author),
      published: byColumn('blog_posts.published', row => row.published),
      createdAt: byMaking('blog_posts.id'),
    },
  },
  standardSort: 'publishedAt',
  name: row => row.title,
  admin: adminPost,
  toAdmin: toAdminPost,
}

export function toPublicPost(row: PostRow): PublicPost {
  return {
    _id: row.id,
    slug: row.slug ?? row.id,
    title: row.title,
    excerpt: row.excerpt,
    context: row.context,
    author: row.author,
    createdAt: row.created_at.toISOString(),
    publishedAt: row.published_at.toISOString(),
    tags: row.tags,
    image: imageUrl(row.image),
    imageAsset: imageAsset(row.image),
  }
}

function toAdminPost(row: PostRow): AdminPost {
  return {
    ...toPublicPost(row),
    published: row.published,
    ...scheduleView(row),
    ...recordView(row),
  }
}

export function postDraft(input: PostInput, { image }: Images, before?: PostRow): Draft {
  const use = { alt: input.imageAlt, focus: input.imageFocus }
  const schedule = scheduleColumns(input, before)
  return {
    slug: input.slug,
    columns: {
      title: input.title.trim(),
      context: input.context.trim(),
      author: input.author.trim(),
      excerpt: input.excerpt?.trim(),
      tags: input.tags === undefined ? undefined : parseTags(input.tags),
      published: input.published,
      published_at: publication(input.published, schedule.publish_at, before),
      image: imageUse(image, use, before?.image),
      ...schedule,
    },
  }
}

/** @param planned `undefined` when the write does not mention it */
function publication(
  published: boolean | undefined,
  planned: Date | null | undefined,
  before: PostRow | undefined,
): Date | undefined {
  const begin = planned === undefined ? before?.publish_at : planned
  if (begin) return begin
  return published && before?.published === false ? new Date() : undefined
}

/**
 * Parses the tags of a form: comma-separated or a JSON list; trimmed, without duplicates.
 *
 * @example parseTags('DTF, μεταξοτυπία, DTF') // ['DTF', 'μεταξοτυπία']
 */
export function parseTags(text: string): string[] {
  const tags = listOf(text) ?? text.split(',')
  return [...new Set(tags.map(tag => tag.trim()).filter(Boolean))]
}

function listOf(text: string): string[] | undefined {
  if (!text.trimStart().startsWith('[')) return undefined
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) ? list.map(String) : undefined
  } catch {
    return undefined
  }
}
