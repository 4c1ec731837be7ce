import { ApiError, type CatalogAnswer, unwrap } from '@stampa/api'
import { type LoaderFunctionArgs, pageQuery, readParameter, redirect } from '@stampa/platform'
import { catalog } from '../shared/api.ts'
import {
  type ImageOptional,
  type Loaded,
  nextCursor,
  notFoundAs404,
  type Picked,
  pick,
  redirectFormerSlug,
} from '../shared/loaders.ts'
import { postPath } from '../shared/paths.ts'
import { toPostCard } from '../shared/post-card/post-card.data.ts'

/** Posts of a page: a large one and rows of three. */
const postsPageSize = 13

export type BlogData = Loaded<typeof loadBlog>

/** Loads a page of posts and the cursor of the next page. @throws ApiError with the text that the page shows */
export async function loadBlog({ request: { signal, url } }: LoaderFunctionArgs) {
  const cursor = parseCursor(new URL(url).search)
  const query = { limit: postsPageSize, ...(cursor && { cursor }) }
  const answer = catalog.GET('/api/blog', { params: { query }, signal })
  try {
    const posts = await unwrap(answer, { fallback: 'Failed to load blog posts' })
    const { response } = await answer
    return { posts: posts.map(toPostCard), next: nextCursor(response.headers.get('link')) }
  } catch (error) {
    // An invalid cursor leads to the first page.
    if (cursor && error instanceof ApiError && error.status === 400) throw redirect('/blog')
    throw error
  }
}

/** Returns the cursor in a query; undefined for the first page. */
export function parseCursor(search: string): string | undefined {
  return readParameter(search, 'cursor') || undefined
}

/** Returns the address of the page with this cursor. */
export function blogPath(cursor: string | undefined): string {
  return `/blog${pageQuery('', { cursor })}`
}

const postFields = [
  'slug',
  'title',
  'excerpt',
  'author',
  'createdAt',
  'publishedAt',
  'context',
  'tags',
  'imageAsset',
  'words',
] as const

type Post = Picked<CatalogAnswer<'/api/blog/{id}'>, (typeof postFields)[number]>

export type PostData = ImageOptional<Post>

/**
 * @throws ApiError with the text that the page shows, or a response: status 404 for an unknown post, 301 for a
 * former slug
 */
export async function loadPost({ params, request }: LoaderFunctionArgs): Promise<PostData> {
  const { blogId: id = '' } = params
  const answer = catalog.GET('/api/blog/{id}', { params: { path: { id } }, signal: request.signal })
  const post = await notFoundAs404(unwrap(answer, { fallback: 'Failed to load blog post' }))
  redirectFormerSlug({ key: id, record: post, path: postPath(post), request })
  return pick(post, postFields)
}
