import {
  type Head,
  type HeadArgs,
  Link,
  type RouteHandle,
  textsIn,
  useLangOf,
  useLoaderData,
  useMessages,
} from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import type { ReactElement } from 'react'
import { CardGrid } from '../shared/card-grid/card-grid.tsx'
import { PageFailure } from '../shared/load-failure/load-failure.tsx'
import { pageHead, titled } from '../shared/page-head.ts'
import { PageHeader } from '../shared/page-header/page-header.tsx'
import { TestimonialCard } from '../shared/testimonial-card/testimonial-card.tsx'
import type { TestimonialsData } from '../shared/testimonial-card/testimonials.data.ts'
import { testimonialsMessages } from './testimonials.messages.ts'
import styles from './testimonials-page.module.css'

export const handle = {
  head: testimonialsHead,
  headWithoutData: titled(testimonialsMessages),
} satisfies RouteHandle

export function ErrorBoundary(): ReactElement {
  return <PageFailure messages={testimonialsMessages} />
}

/** `/testimonials`: what customers say. */
export function Component(): ReactElement {
  const { testimonials } = useLoaderData<TestimonialsData>()
  const texts = useMessages(testimonialsMessages)
  const langOf = useLangOf()
  return (
    <>
      <PageHeader title={texts.title} />
      {testimonials.length === 0 ? (
        <EmptyState
          title={texts.empty}
          action={
            <Button render={<Link to="/contact" lang={langOf(testimonialsMessages.contact)} />}>
              {texts.contact}
            </Button>
          }
        >
          {texts.emptyText}
        </EmptyState>
      ) : (
        <div className={styles.testimonials}>
          <CardGrid items={testimonials}>
            {testimonial => <TestimonialCard testimonial={testimonial} />}
          </CardGrid>
        </div>
      )}
    </>
  )
}

/** The page shows no picture that is worth announcing. */
function testimonialsHead({ language }: HeadArgs): Head {
  const { title, description } = textsIn(testimonialsMessages, language)
  return pageHead({ title, description, path: '/testimonials' })
}
