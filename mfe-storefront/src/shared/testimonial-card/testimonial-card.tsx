import { useContentLang } from '@stampa/platform'
import { Picture } from '@stampa/ui/image/picture.tsx'
import type { ReactElement } from 'react'
import styles from './testimonial-card.module.css'
import type { Testimonial } from './testimonials.data.ts'

/** Testimonial of a customer with the logo of the company. */
export function TestimonialCard({ testimonial }: { testimonial: Testimonial }): ReactElement {
  // A name has no translation.
  const nameLang = useContentLang()
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
        <span lang={nameLang}>{customerName}</span>
      </figcaption>
    </figure>
  )
}
