import { useLangOf, useMessages, useRouteError } from '@stampa/platform'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import type { ReactElement } from 'react'
import { LoadFailure } from '../shared/load-failure/load-failure.tsx'
import { isNotFound } from '../shared/not-found-as-404.ts'
import { PageHeader } from '../shared/page-header/page-header.tsx'
import { AllPostsLink } from './all-posts-link.tsx'
import { blogMessages } from './blog.messages.ts'
import { postMessages } from './post.messages.ts'

export function PostFailure(): ReactElement {
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
