import { Link } from '@stampa/platform'
import { Prose } from '@stampa/ui/prose/prose.tsx'
import type { ReactElement } from 'react'
import { PageHeader } from '../shared/page-header/page-header.tsx'
import styles from './legal-text.module.css'

export interface LegalSection {
  heading: string
  paragraphs: readonly string[]
  /** List below the paragraphs. */
  points?: readonly string[]
}

interface LegalTextProps {
  title: string
  /** Subject of the text, or the date of its last change. */
  note: string
  sections: readonly LegalSection[]
  /** Text of the link to the contact page. */
  contact: string
}

export function LegalText({ title, note, sections, contact }: LegalTextProps): ReactElement {
  return (
    <>
      <PageHeader title={title} note={note} />
      <div className={styles.text}>
        <Prose>
          {sections.flatMap(({ heading, paragraphs, points = [] }) => [
            <h2 key={heading}>{heading}</h2>,
            ...paragraphs.map(paragraph => <p key={paragraph}>{paragraph}</p>),
            points.length > 0 && (
              <ul key={`${heading} points`}>
                {points.map(point => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            ),
          ])}
          <p>
            <Link to="/contact">{contact}</Link>
          </p>
        </Prose>
      </div>
    </>
  )
}
