import { Picture } from '@stampa/ui/image/picture.tsx'
import type { ReactElement } from 'react'
import styles from './testimonial-card.module.css'
import type { Testimonial } from './testimonials.data.ts'

/** Testimonial of a customer with the logo of the company. */
export function TestimonialCard({ testimonial }: { testimonial: Testimonial }): ReactElement {
  const { customerName, testimonial: text, companyLogoAsset: logo, language } = testimonial
  return (
    <figure className={styles.card} lang={language}>
      <blockquote className={styles.text}>{text}</blockquote>
      <figcaption className={styles.customer}>
        {logo && (
          <span className={styles.logo}>
            <Picture
              asset={logo}
              alt=""
              sizes="7rem"
              fit="contain"
              transparent
              className={styles.picture}
            />
          </span>
        )}
        {/* A name has no translation. */}
        <span lang={language && 'el'}>{customerName}</span>
      </figcaption>
    </figure>
  )
}
