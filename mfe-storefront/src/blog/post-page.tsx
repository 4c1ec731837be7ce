import {
  Link,
  type RouteHandle,
  useContentLang,
  useLangOf,
  useLoaderData,
  useMessages,
} from '@stampa/platform'
import { Breadcrumb } from '@stampa/ui/breadcrumb/breadcrumb.tsx'
import { Picture } from '@stampa/ui/image/picture.tsx'
import type { ReactElement } from 'react'
import { Paragraphs } from '../shared/paragraphs/paragraphs.tsx'
import { Byline } from '../shared/post-card/byline.tsx'
import { titled } from '../shared/titled.ts'
import { AllPostsLink } from './all-posts-link.tsx'
import { blogMessages } from './blog.messages.ts'
import type { PostData } from './post.data.ts'
import { postMessages } from './post.messages.ts'
import { postHead } from './post-head.ts'
import { postImageSizes } from './post-image-sizes.ts'
import styles from './post-page.module.css'

export const handle = {
  head: postHead,
  headWithoutData: titled(postMessages),
} satisfies RouteHandle

export { PostFailure as ErrorBoundary } from './post-failure.tsx'

/** `/blog/{blogId}`: one post. */
export function Component(): ReactElement {
  const { title, author, createdAt, context, tags, image } = useLoaderData<PostData>()
  const texts = useMessages(postMessages)
  const { title: blog } = useMessages(blogMessages)
  const langOf = useLangOf()
  const lang = useContentLang()
  return (
    <article className={styles.page}>
      <Breadcrumb
        crumbs={[
          { label: texts.home, link: <Link to="/" lang={langOf(postMessages.home)} /> },
          { label: blog, link: <Link to="/blog" /> },
          { label: title, lang },
        ]}
      />
      <header className={styles.header}>
        <h1 className={styles.title} lang={lang}>
          {title}
        </h1>
        <Byline author={author} createdAt={createdAt} />
      </header>
      {image && (
        <Picture
          asset={image}
          alt={image.alt ?? ''}
          sizes={postImageSizes}
          priority
          className={styles.picture}
        />
      )}
      <div className={styles.text}>
        <Paragraphs text={context} />
        <Tags tags={tags} />
        <AllPostsLink />
      </div>
    </article>
  )
}

function Tags({ tags }: Pick<PostData, 'tags'>): ReactElement | null {
  const { tags: label } = useMessages(postMessages)
  const lang = useContentLang()
  if (tags.length === 0) return null
  return (
    <ul className={styles.tags} aria-label={label}>
      {tags.map(tag => (
        <li key={tag} className={styles.tag} lang={lang}>
          {tag}
        </li>
      ))}
    </ul>
  )
}
