import { ApiError, unwrap } from '@stampa/api'
import { type LoaderFunctionArgs, redirect } from '@stampa/platform'
import { catalog } from '../shared/api.ts'
import { nextCursor } from '../shared/loaders.ts'
import { type PostCardData, toPostCard } from '../shared/post-card/post-card.data.ts'

/** Posts that are loaded at a time: one that leads, and rows of three. */
export const postsPageSize = 13

export interface BlogData {
  posts: PostCardData[]
  /** Where the older posts begin, if there are any. */
  next?: string | undefined
}

/** @throws ApiError with the text that the page shows */
export async function loadBlog({
  request: { signal, url },
}: LoaderFunctionArgs): Promise<BlogData> {
  const cursor = askedCursor(new URL(url).search)
  const query = { limit: postsPageSize, ...(cursor && { cursor }) }
  const answer = catalog.GET('/api/blog', { params: { query }, signal })
  try {
    const posts = await unwrap(answer, { fallback: 'Failed to load blog posts' })
    const { response } = await answer
    return { posts: posts.map(toPostCard), next: nextCursor(response.headers.get('link')) }
  } catch (error) {
    // A cursor that somebody made up leads to the beginning.
    if (cursor && error instanceof ApiError && error.status === 400) throw redirect('/blog')
    throw error
  }
}

/** Where the page that an address asks for begins; undefined for the first. */
export function askedCursor(search: string): string | undefined {
  return new URLSearchParams(search).get('cursor') || undefined
}

/** The address of the page that begins there. */
export function blogPath(cursor: string | undefined): string {
  return cursor ? `/blog?${new URLSearchParams({ cursor })}` : '/blog'
}
