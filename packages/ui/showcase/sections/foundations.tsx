import type { ReactElement } from 'react'
import { Prose } from '../../src/prose/prose.tsx'
import { RegistrationMark } from '../../src/registration-mark/registration-mark.tsx'
import styles from '../app.module.css'
import { Example } from '../example.tsx'

const colours = [
  'ground',
  'surface',
  'sunken',
  'hover',
  'line',
  'control',
  'ink',
  'muted',
  'accent',
  'accent-strong',
  'accent-wash',
  'positive',
  'positive-wash',
  'warning',
  'warning-wash',
  'danger',
  'danger-wash',
  'cyan',
  'magenta',
  'yellow',
  'key',
  'focus',
]

const spaces = [4, 8, 12, 16, 24, 32, 48, 64, 96]

export function Foundations(): ReactElement {
  return (
    <>
      <Example title="Colour">
        {colours.map(colour => (
          <span key={colour} className={styles.swatch}>
            <svg aria-hidden="true" className={styles.colour}>
              <rect width="100%" height="100%" fill={`var(--color-${colour})`} />
            </svg>
            {colour}
          </span>
        ))}
      </Example>
      <Example title="Type" layout="stack">
        <h1>Τυπώνουμε την ιδέα σας</h1>
        <h2>Μπλούζες, κούπες, τσάντες & καπέλα</h2>
        <h3>Από ένα τεμάχιο, σε 3–5 ημέρες</h3>
        <h4>Custom prints for companies and friends</h4>
        <Prose>
          <p>
            Διαλέξτε προϊόν, χρώμα και όψη, ανεβάστε το σχέδιό σας και δείτε πώς θα τυπωθεί. Η
            προεπισκόπηση δείχνει την περιοχή εκτύπωσης στις{' '}
            <strong>πραγματικές της διαστάσεις</strong>, ώστε να μην υπάρχουν εκπλήξεις.{' '}
            <a href="#Foundations">Δείτε όλα τα προϊόντα</a>.
          </p>
          <ul>
            <li>Βαμβάκι 100%, 180 g/m²</li>
            <li>Ελάχιστη παραγγελία: 1 τεμάχιο</li>
          </ul>
          <blockquote>Ζητήστε προσφορά για 50 τεμάχια και πάνω: 1.234,50 €</blockquote>
        </Prose>
      </Example>
      <Example title="Space" layout="stack">
        {spaces.map(space => (
          <span key={space} className={styles.swatch}>
            <svg aria-hidden="true" width={space} height="12" className={styles.bar}>
              <rect width="100%" height="100%" />
            </svg>
            {space}
          </span>
        ))}
      </Example>
      <Example title="Registration mark">
        <RegistrationMark className={styles.icon} />
        <RegistrationMark register="shifted" className={styles.icon} />
        <RegistrationMark register="drifting" className={styles.icon} />
      </Example>
    </>
  )
}
