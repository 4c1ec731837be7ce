import type { CatalogAnswer } from '@stampa/api'
import { type Picked, pick } from '../loaders.ts'

const fields = [
  ...(['_id', 'slug', 'title', 'excerpt', 'author', 'createdAt', 'imageAsset'] as const),
] as const

export type PostCardData = Picked<CatalogAnswer<'/api/blog'>[number], (typeof fields)[number]>

export function toPostCard(post: PostCardData): PostCardData {
  return pick(post, fields)
}
