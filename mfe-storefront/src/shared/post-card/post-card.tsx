import { cx } from '@stampa/ui/cx.ts'
import type { ReactElement } from 'react'
import { CardImage, CardLink } from '../card/card.tsx'
import { postPath } from '../paths.ts'
import { Byline } from './byline.tsx'
import type { PostCardData } from './post-card.data.ts'
import styles from './post-card.module.css'

interface PostCardProps {
  post: PostCardData
  /** `lead` is larger and, on wide screens, has the text beside the picture. */
  layout: 'lead' | 'column'
  /** Width of the picture, as the `sizes` attribute. */
  sizes: string
  /** @default 'h2' */
  heading?: 'h2' | 'h3'
  priority?: boolean
}

/** Blog post in a list; the whole card is a link. */
export function PostCard(props: PostCardProps): ReactElement {
  const { post, layout, sizes, heading: Heading = 'h2', priority = false } = props
  return (
    <article className={cx(styles.card, layout === 'lead' && styles.lead)}>
      <CardImage asset={post.imageAsset} shape="wide" sizes={sizes} priority={priority} />
      <div className={styles.text}>
        <Byline author={post.author} createdAt={post.createdAt} />
        <Heading className={styles.title} lang={post.language}>
          <CardLink to={postPath(post)}>{post.title}</CardLink>
        </Heading>
        {post.excerpt && (
          <p className={styles.excerpt} lang={post.language}>
            {post.excerpt}
          </p>
        )}
      </div>
    </article>
  )
}
