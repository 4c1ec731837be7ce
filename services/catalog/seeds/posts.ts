import { care } from './posts/care.ts'
import { cotton } from './posts/cotton.ts'
import { embroidery } from './posts/embroidery.ts'
import { files } from './posts/files.ts'
import { giftCalendar } from './posts/gift-calendar.ts'
import { packaging } from './posts/packaging.ts'
import { type Post, postPicture } from './posts/post.ts'
import { sizes } from './posts/sizes.ts'
import { techniques } from './posts/techniques.ts'
import { opaquePng } from './raster.ts'
import type { DemoPost } from './types.ts'

const POSTS: readonly Post[] = [
  techniques,
  files,
  sizes,
  care,
  cotton,
  giftCalendar,
  embroidery,
  packaging,
]

/** The blog, newest first. */
export function demoPosts(): Promise<DemoPost[]> {
  return Promise.all(
    POSTS.map(async post => ({
      title: post.title,
      excerpt: post.excerpt,
      author: post.author,
      tags: post.tags,
      publishedAt: `${post.day}T07:00:00.000Z`,
      context: post.paragraphs.join('\n'),
      image: await opaquePng(postPicture(post)),
      imageAlt: post.alt,
    })),
  )
}
