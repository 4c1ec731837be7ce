import { Link, type RouteHandle, useLangOf, useLoaderData, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import type { ReactElement } from 'react'
import { CardGrid } from '../shared/card-grid/card-grid.tsx'
import { PageFailure } from '../shared/load-failure/page-failure.tsx'
import { PageHeader } from '../shared/page-header/page-header.tsx'
import { TestimonialCard } from '../shared/testimonial-card/testimonial-card.tsx'
import { titled } from '../shared/titled.ts'
import type { TestimonialsData } from './testimonials.data.ts'
import { testimonialsMessages } from './testimonials.messages.ts'
import { testimonialsHead } from './testimonials-head.ts'
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
