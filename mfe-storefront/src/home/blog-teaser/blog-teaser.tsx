import { Link, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { type ReactElement, useId } from 'react'
import { CardGrid } from '../../shared/card-grid/card-grid.tsx'
import { cardGridSizes } from '../../shared/card-grid/card-grid-sizes.ts'
import type { PostCardData } from '../../shared/post-card/post-card.data.ts'
import { PostCard } from '../../shared/post-card/post-card.tsx'
import { homeMessages } from '../home.messages.ts'
import { SectionHeader } from '../section-header.tsx'

/** The newest posts, and the way to the blog. Nothing when there is no post. */
export function BlogTeaser({ posts }: { posts: PostCardData[] }): ReactElement | null {
  const titleId = useId()
  const { blog, allPosts } = useMessages(homeMessages)
  if (posts.length === 0) return null
  return (
    <section aria-labelledby={titleId}>
      <SectionHeader id={titleId} title={blog}>
        <Button render={<Link to="/blog" />}>{allPosts}</Button>
      </SectionHeader>
      <CardGrid items={posts}>
        {post => <PostCard post={post} layout="column" sizes={cardGridSizes} heading="h3" />}
      </CardGrid>
    </section>
  )
}
