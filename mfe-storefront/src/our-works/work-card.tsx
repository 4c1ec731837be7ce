import { useContentLang } from '@stampa/platform'
import type { ReactElement } from 'react'
import { ImageCarousel } from './image-carousel.tsx'
import type { Work } from './our-works.data.ts'
import styles from './work-card.module.css'

interface WorkCardProps {
  work: Work
  /** It is part of the first view: its first picture loads at once. */
  priority: boolean
}

/** A work in the portfolio, all of it. */
export function WorkCard({ work, priority }: WorkCardProps): ReactElement {
  const { _id, title, customerName, description, images } = work
  const lang = useContentLang()
  return (
    <article id={_id} className={styles.card}>
      <ImageCarousel title={title} images={images} priority={priority} />
      <div className={styles.text}>
        <h2 className={styles.title} lang={lang}>
          {title}
        </h2>
        <p className={styles.customer} lang={lang}>
          {customerName}
        </p>
        <p className={styles.description} lang={lang}>
          {description}
        </p>
      </div>
    </article>
  )
}
