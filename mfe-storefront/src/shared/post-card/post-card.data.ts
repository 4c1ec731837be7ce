import type { CatalogAnswer } from '@stampa/api'
import { pick } from '../loaders.ts'

const fields = [
  ...(['_id', 'slug', 'title', 'excerpt', 'author', 'createdAt', 'imageAsset'] as const),
  'language',
] as const

export type PostCardData = Pick<CatalogAnswer<'/api/blog'>[number], (typeof fields)[number]>

export function toPostCard(post: PostCardData): PostCardData {
  return pick(post, fields)
}
