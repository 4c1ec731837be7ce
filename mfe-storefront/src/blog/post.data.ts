import { unwrap } from '@stampa/api'
import type { LoaderFunctionArgs } from '@stampa/platform'
import type { ImageAsset } from '@stampa/ui/image/sources.ts'
import { catalog } from '../shared/api.ts'
import { notFoundAs404, redirectFormerSlug } from '../shared/loaders.ts'
import { postPath } from '../shared/paths.ts'

export interface PostData {
  slug: string
  title: string
  excerpt: string
  author: string
  /** ISO time. */
  createdAt: string
  publishedAt: string
  /** The text, a paragraph per line. */
  context: string
  tags: string[]
  image: ImageAsset | null
}

/**
 * @throws ApiError with the text that the page shows, an answer with status 404 when there is
 * no such post, or one with 301 when it was asked for by a former slug
 */
export async function loadPost({
  params: { blogId = '' },
  request,
}: LoaderFunctionArgs): Promise<PostData> {
  const answer = catalog.GET('/api/blog/{id}', {
    params: { path: { id: blogId } },
    signal: request.signal,
  })
  const post = await notFoundAs404(unwrap(answer, { fallback: 'Failed to load blog post' }))
  redirectFormerSlug({ asked: blogId, record: post, path: postPath(post), request })
  const { slug, title, excerpt, author, createdAt, publishedAt } = post
  const { context, tags, imageAsset: image } = post
  return { slug, title, excerpt, author, createdAt, publishedAt, context, tags, image }
}
