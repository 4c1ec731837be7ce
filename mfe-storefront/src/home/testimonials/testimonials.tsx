import { Link, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { type ReactElement, useId } from 'react'
import { CardGrid } from '../../shared/card-grid/card-grid.tsx'
import { TestimonialCard } from '../../shared/testimonial-card/testimonial-card.tsx'
import type { Testimonial } from '../../shared/testimonial-card/testimonials.data.ts'
import { homeMessages } from '../home.messages.ts'
import { SectionHeader } from '../section-header.tsx'

/** What customers say. Nothing when nobody has said anything. */
export function Testimonials({
  testimonials,
}: {
  testimonials: Testimonial[]
}): ReactElement | null {
  const titleId = useId()
  const { testimonials: title, allTestimonials } = useMessages(homeMessages)
  if (testimonials.length === 0) return null
  return (
    <section aria-labelledby={titleId}>
      <SectionHeader id={titleId} title={title}>
        <Button render={<Link to="/testimonials" />}>{allTestimonials}</Button>
      </SectionHeader>
      <CardGrid items={testimonials}>
        {testimonial => <TestimonialCard testimonial={testimonial} />}
      </CardGrid>
    </section>
  )
}
