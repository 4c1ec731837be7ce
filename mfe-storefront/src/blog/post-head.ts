import { type Head, type HeadArgs, textsIn } from '@stampa/platform'
import { openGraphImage } from '../shared/image-head.ts'
import { acrossPhone } from '../shared/image-sizes.ts'
import { metaDescription, pageHead } from '../shared/page-head.ts'
import { postPath } from '../shared/paths.ts'
import { blogMessages } from './blog.messages.ts'
import type { PostData } from './post.data.ts'

/** How wide a post's picture is shown; see `.picture` in post-page.module.css. */
export const postImageSizes = `(min-width: 64rem) 60rem, ${acrossPhone}`

export function postHead({ data, language }: HeadArgs & { data: PostData }): Head {
  const { title: blog } = textsIn(blogMessages, language)
  const path = postPath(data)
  return {
    ...pageHead({
      title: data.title,
      description: metaDescription(data.excerpt || data.context),
      path,
      trail: [
        { name: blog, path: '/blog' },
        { name: data.title, path },
      ],
      image: { asset: data.image, sizes: postImageSizes },
      subject: blogPosting(data),
    }),
    type: 'article',
  }
}

/** https://schema.org/BlogPosting */
function blogPosting(post: PostData): Record<string, unknown> {
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: metaDescription(post.excerpt || post.context),
    datePublished: post.publishedAt,
    url: postPath(post),
    mainEntityOfPage: postPath(post),
    ...openGraphImage(post.image),
    ...(post.author && { author: { '@type': 'Person', name: post.author } }),
    ...(post.tags.length > 0 && { keywords: post.tags }),
    publisher: { '@type': 'Organization', name: 'Stampa', url: '/' },
  }
}
