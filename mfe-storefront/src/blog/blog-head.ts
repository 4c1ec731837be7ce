import { type Head, type HeadArgs, textsIn } from '@stampa/platform'
import { pageHead } from '../shared/page-head.ts'
import { askedCursor, type BlogData, blogPath } from './blog.data.ts'
import { blogMessages } from './blog.messages.ts'
import { leadImageSizes } from './lead-image-sizes.ts'

export function blogHead({ data, search, language }: HeadArgs & { data: BlogData }): Head {
  const { title, description, olderTitle } = textsIn(blogMessages, language)
  const cursor = askedCursor(search)
  return pageHead({
    title: cursor ? olderTitle(title) : title,
    description,
    path: blogPath(cursor),
    trail: [{ name: title, path: '/blog' }],
    image: { asset: data.posts[0]?.imageAsset, sizes: leadImageSizes },
  })
}
