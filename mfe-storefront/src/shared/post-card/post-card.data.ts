import type { ImageAsset } from '@stampa/ui/image/sources.ts'

/** What a list shows of a blog post. */
export interface PostCardData {
  _id: string
  slug: string
  title: string
  excerpt: string
  author: string
  /** ISO time. */
  createdAt: string
  imageAsset: ImageAsset | null
}

/** Leaves behind what a list does not show; a list is inlined in the page's document. */
export function toPostCard(post: PostCardData): PostCardData {
  const { _id, slug, title, excerpt, author, createdAt, imageAsset } = post
  return { _id, slug, title, excerpt, author, createdAt, imageAsset }
}
