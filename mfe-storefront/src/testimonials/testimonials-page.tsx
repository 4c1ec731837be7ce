import { defineMessages, useLoaderData } from '@stampa/platform'
import type { ReactElement } from 'react'
import { CardGrid } from '../shared/card-grid/card-grid.tsx'
import { LinkButton } from '../shared/link-button.tsx'
import { ListPage } from '../shared/list-page.tsx'
import { describedPage } from '../shared/page-with-data.tsx'
import { TestimonialCard } from '../shared/testimonial-card/testimonial-card.tsx'
import type { TestimonialsData } from '../shared/testimonial-card/testimonials.data.ts'
import styles from './testimonials-page.module.css'

const messages = defineMessages({
  title: { el: 'Τι λένε οι πελάτες μας', en: 'What our customers say' },
  description: {
    el: 'Γνώμες ανθρώπων και επιχειρήσεων που τύπωσαν την ιδέα τους στη Stampa.',
    en: 'What people and businesses say who had their idea printed by Stampa.',
  },
  failed: {
    el: 'Οι γνώμες των πελατών δεν φορτώθηκαν',
    en: 'Failed to load testimonials',
    specified: 'en',
  },
  empty: { el: 'Δεν υπάρχουν ακόμη γνώμες', en: 'There are no testimonials yet' },
  emptyText: {
    el: 'Γίνετε ο πρώτος πελάτης που θα γράψει μία.',
    en: 'Be the first customer to write one.',
  },
  contact: { el: 'Επικοινωνία', en: 'Contact', specified: 'en' },
})

export const { handle, ErrorBoundary } = describedPage(messages, '/testimonials', () => ({}))

export function Component(): ReactElement {
  const { testimonials } = useLoaderData<TestimonialsData>()
  return (
    <ListPage
      messages={messages}
      items={testimonials}
      action={<LinkButton to="/contact" message={messages.contact} />}
    >
      <div className={styles.testimonials}>
        <CardGrid items={testimonials}>
          {testimonial => <TestimonialCard testimonial={testimonial} />}
        </CardGrid>
      </div>
    </ListPage>
  )
}
