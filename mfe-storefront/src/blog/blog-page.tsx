import {
  type Head,
  type HeadArgs,
  Link,
  textsIn,
  useLoaderData,
  useLocation,
  useMessages,
} from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { ArrowLeftIcon, ArrowRightIcon } from '@stampa/ui/icon/icons.tsx'
import type { ReactElement } from 'react'
import { CardGrid } from '../shared/card-grid/card-grid.tsx'
import { acrossPhone, cardGridSizes } from '../shared/image-sizes.ts'
import { ListPage } from '../shared/list-page.tsx'
import { pageHead } from '../shared/page-head.ts'
import { pageWithData } from '../shared/page-with-data.tsx'
import { PostCard } from '../shared/post-card/post-card.tsx'
import { type BlogData, blogPath, parseCursor } from './blog.data.ts'
import { blogMessages } from './blog.messages.ts'
import styles from './blog-page.module.css'

/** Width of the first post's picture; see blog-page.module.css. */
const leadImageSizes = `(min-width: 77.5rem) 45rem, (min-width: 60rem) 56vw, ${acrossPhone}`

export const { handle, ErrorBoundary } = pageWithData(blogMessages, blogHead)

function blogHead({ data, search, language }: HeadArgs & { data: BlogData }): Head {
  const { title, description, olderTitle } = textsIn(blogMessages, language)
  const cursor = parseCursor(search)
  return pageHead({
    title: cursor ? olderTitle(title) : title,
    description,
    path: blogPath(cursor),
    trail: [{ name: title, path: '/blog' }],
    image: { asset: data.posts[0]?.imageAsset, sizes: leadImageSizes },
  })
}

/** `/blog`: posts, newest first. */
export function Component(): ReactElement {
  const { posts, next } = useLoaderData<BlogData>()
  const cursor = parseCursor(useLocation().search)
  const texts = useMessages(blogMessages)
  const [lead, ...others] = posts
  return (
    <>
      <ListPage messages={blogMessages} items={posts}>
        <div className={styles.posts}>
          {lead && <PostCard post={lead} layout="lead" sizes={leadImageSizes} priority />}
          <CardGrid items={others}>
            {post => <PostCard post={post} layout="column" sizes={cardGridSizes} />}
          </CardGrid>
        </div>
      </ListPage>
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
