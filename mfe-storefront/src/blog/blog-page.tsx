import {
  type Head,
  type HeadArgs,
  Link,
  type RouteHandle,
  textsIn,
  useLoaderData,
  useLocation,
  useMessages,
} from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import { ArrowLeftIcon, ArrowRightIcon } from '@stampa/ui/icon/icons.tsx'
import type { ReactElement } from 'react'
import { CardGrid } from '../shared/card-grid/card-grid.tsx'
import { acrossPhone, cardGridSizes } from '../shared/image-sizes.ts'
import { PageFailure } from '../shared/load-failure/load-failure.tsx'
import { pageHead, titled } from '../shared/page-head.ts'
import { PageHeader } from '../shared/page-header/page-header.tsx'
import { PostCard } from '../shared/post-card/post-card.tsx'
import { askedCursor, type BlogData, blogPath } from './blog.data.ts'
import { blogMessages } from './blog.messages.ts'
import styles from './blog-page.module.css'

/** How wide the picture of the post that leads is shown; see blog-page.module.css. */
const leadImageSizes = `(min-width: 77.5rem) 45rem, (min-width: 60rem) 56vw, ${acrossPhone}`

export const handle = {
  head: blogHead,
  headWithoutData: titled(blogMessages),
} satisfies RouteHandle

export function ErrorBoundary(): ReactElement {
  return <PageFailure messages={blogMessages} />
}

/** `/blog`: the posts, the newest first. */
export function Component(): ReactElement {
  const { posts, next } = useLoaderData<BlogData>()
  const cursor = askedCursor(useLocation().search)
  const texts = useMessages(blogMessages)
  const [lead, ...others] = posts
  return (
    <>
      <PageHeader title={texts.title} />
      {lead ? (
        <div className={styles.posts}>
          <PostCard post={lead} layout="lead" sizes={leadImageSizes} priority />
          <CardGrid items={others}>
            {post => <PostCard post={post} layout="column" sizes={cardGridSizes} />}
          </CardGrid>
        </div>
      ) : (
        <EmptyState title={texts.empty}>{texts.emptyText}</EmptyState>
      )}
      {(cursor || next) && (
        <nav className={styles.pages} aria-label={texts.title}>
          {cursor && (
            <Button icon={<ArrowLeftIcon />} render={<Link to="/blog" rel="prev" />}>
              {texts.newest}
            </Button>
          )}
          {next && (
            <Button render={<Link to={blogPath(next)} rel="next" className={styles.next} />}>
              {texts.older}
              <ArrowRightIcon />
            </Button>
          )}
        </nav>
      )}
    </>
  )
}

function blogHead({ data, search, language }: HeadArgs & { data: BlogData }): Head {
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
