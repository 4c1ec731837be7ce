import { Link, type RouteHandle, useLoaderData, useLocation, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import { ArrowLeftIcon, ArrowRightIcon } from '@stampa/ui/icon/icons.tsx'
import type { ReactElement } from 'react'
import { CardGrid } from '../shared/card-grid/card-grid.tsx'
import { cardGridSizes } from '../shared/card-grid/card-grid-sizes.ts'
import { PageFailure } from '../shared/load-failure/page-failure.tsx'
import { PageHeader } from '../shared/page-header/page-header.tsx'
import { PostCard } from '../shared/post-card/post-card.tsx'
import { titled } from '../shared/titled.ts'
import { askedCursor, type BlogData, blogPath } from './blog.data.ts'
import { blogMessages } from './blog.messages.ts'
import { blogHead } from './blog-head.ts'
import styles from './blog-page.module.css'
import { leadImageSizes } from './lead-image-sizes.ts'

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
