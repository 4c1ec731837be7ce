import {
  Link,
  type RouteHandle,
  useContentLang,
  useLangOf,
  useLoaderData,
  useMessages,
  useRouteError,
} from '@stampa/platform'
import { Breadcrumb } from '@stampa/ui/breadcrumb/breadcrumb.tsx'
import { Button } from '@stampa/ui/button/button.tsx'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import { ArrowLeftIcon } from '@stampa/ui/icon/icons.tsx'
import { Picture } from '@stampa/ui/image/picture.tsx'
import type { ReactElement } from 'react'
import { LoadFailure } from '../shared/load-failure/load-failure.tsx'
import { isNotFound } from '../shared/loaders.ts'
import { titled } from '../shared/page-head.ts'
import { PageHeader } from '../shared/page-header/page-header.tsx'
import { Paragraphs } from '../shared/paragraphs/paragraphs.tsx'
import { Byline } from '../shared/post-card/byline.tsx'
import { blogMessages } from './blog.messages.ts'
import type { PostData } from './post.data.ts'
import { postMessages } from './post.messages.ts'
import { postHead, postImageSizes } from './post-head.ts'
import styles from './post-page.module.css'

export const handle = {
  head: postHead,
  headWithoutData: titled(postMessages),
} satisfies RouteHandle

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

export function ErrorBoundary(): ReactElement {
  const { title } = useMessages(blogMessages)
  const { notFound, notFoundText } = useMessages(postMessages)
  const langOf = useLangOf()
  return (
    <>
      <PageHeader title={title} />
      {isNotFound(useRouteError()) ? (
        <EmptyState
          title={<span lang={langOf(postMessages.notFound)}>{notFound}</span>}
          action={<AllPostsLink />}
        >
          {notFoundText}
        </EmptyState>
      ) : (
        <LoadFailure message={postMessages.failed} />
      )}
    </>
  )
}

/** Leads from a post back to all of them. */
function AllPostsLink(): ReactElement {
  const { allPosts } = useMessages(postMessages)
  return (
    <Button icon={<ArrowLeftIcon />} render={<Link to="/blog" />}>
      {allPosts}
    </Button>
  )
}
