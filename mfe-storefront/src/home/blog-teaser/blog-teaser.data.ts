import { unwrap } from '@stampa/api'
import { catalog } from '../../shared/api.ts'
import { type PostCardData, toPostCard } from '../../shared/post-card/post-card.data.ts'

/** @throws ApiError */
export async function loadRecentPosts(signal: AbortSignal): Promise<PostCardData[]> {
  const posts = await unwrap(catalog.GET('/api/blog/recent', { signal }), {
    fallback: 'Failed to load recent posts',
  })
  return posts.map(toPostCard)
}
