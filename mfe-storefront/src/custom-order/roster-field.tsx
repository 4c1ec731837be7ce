import { defineMessages, useMessages } from '@stampa/platform'
import { type Offered, type RosterFault, type RosterRow, rosterLimits } from '@stampa/rules/roster'
import { wordIn } from '@stampa/rules/words'
import { TextArea } from '@stampa/ui/field/text-area.tsx'
import { restoreFields } from '@stampa/ui/field/use-kept-fields.ts'
import { type ReactElement, useEffect, useEffectEvent, useRef } from 'react'
import { ClosedSection } from './closed-section.tsx'
import styles from './custom-order.module.css'
import { rosterField, wordsField } from './order-rules.ts'

const messages = defineMessages({
  roster: { el: 'Ονόματα και νούμερα', en: 'Names and numbers' },
  hint: {
    el: 'Μία γραμμή για κάθε τεμάχιο, από υπολογιστικό φύλλο ή με κόμματα:',
    en: 'A row for each piece, from a spreadsheet or with commas:',
  },
  headings: {
    el: 'Με όποια σειρά θέλετε· μια πρώτη γραμμή μπορεί να έχει τίτλους.',
    en: 'In any order; the first row may have headings.',
  },
  size: { el: 'μέγεθος', en: 'size' },
  colour: { el: 'χρώμα', en: 'colour' },
  name: { el: 'όνομα', en: 'name' },
  number: { el: 'νούμερο', en: 'number' },
  rows: {
    el: (count: number) => (count === 1 ? '1 γραμμή' : `${count} γραμμές`),
    en: (count: number) => (count === 1 ? '1 row' : `${count} rows`),
  },
  more: {
    el: (count: number) => `… και άλλες ${count}`,
    en: (count: number) => `… and ${count} more`,
  },
  line: {
    el: (line: number) => `Γραμμή ${line}`,
    en: (line: number) => `Row ${line}`,
  },
  missingSize: { el: 'λείπει το μέγεθος', en: 'the size is missing' },
  missingColour: { el: 'λείπει το χρώμα', en: 'the colour is missing' },
  unknownSize: {
    el: (text: string, known: string) => `δεν υπάρχει μέγεθος «${text}», υπάρχουν: ${known}`,
    en: (text: string, known: string) => `there is no size “${text}”, there are: ${known}`,
  },
  unknownColour: {
    el: (text: string, known: string) => `δεν υπάρχει χρώμα «${text}», υπάρχουν: ${known}`,
    en: (text: string, known: string) => `there is no colour “${text}”, there are: ${known}`,
  },
  tooLong: {
    el: (text: string) => `το «${text}» είναι πολύ μεγάλο`,
    en: (text: string) => `“${text}” is too long`,
  },
  tooManyCells: {
    el: (text: string) => `το «${text}» περισσεύει`,
    en: (text: string) => `“${text}” is one cell too many`,
  },
  tooManyRows: {
    el: `έως ${rosterLimits.rows} γραμμές σε μια παραγγελία`,
    en: `up to ${rosterLimits.rows} rows in an order`,
  },
})

/** Number of faults that are shown. */
const shownFaults = 5

interface RosterFieldProps {
  /** Id. */
  product: string
  offered: Offered
  /** What is typed at first. */
  initial: string
  /** What is typed, as it is understood. */
  rows: readonly RosterRow[]
  faults: readonly RosterFault[]
  error: string | undefined
  onText: (text: string) => void
}

/** Names and numbers of a product's pieces, as rows of text. Without JavaScript the page server reads the same rows. */
export function RosterField(props: RosterFieldProps): ReactElement {
  const { product, offered, initial, rows, faults, error, onText } = props
  const texts = useMessages(messages)
  const part = useRef<HTMLDivElement>(null)
  const restore = useEffectEvent(() => {
    const field = part.current?.querySelector('textarea')
    if (!field) return
    restoreFields([field], () => field.value !== initial && onText(field.value))
  })
  // A form restores what was typed before in its own effect, which may run before this field exists, or after it.
  useEffect(() => queueMicrotask(() => restore()), [])
  const { words } = offered
  const known = (names: readonly string[]) => names.map(name => wordIn(words, name)).join(', ')
  const messageOf = ({ fault, text }: RosterFault) => {
    switch (fault) {
      case 'unknownSize':
        return texts.unknownSize(text, known(offered.size))
      case 'unknownColour':
        return texts.unknownColour(text, known(offered.colour))
      case 'tooLong':
      case 'tooManyCells':
        return texts[fault](text)
      default:
        return texts[fault]
    }
  }
  const columns = [
    offered.size.length > 1 && texts.size,
    offered.colour.length > 1 && texts.colour,
    texts.name,
    texts.number,
  ].filter(Boolean)
  return (
    <ClosedSection
      title={[texts.roster, rows.length > 0 && texts.rows(rows.length)].filter(Boolean).join(': ')}
      isOpen={initial !== ''}
      error={error}
    >
      <div ref={part}>
        {words && (
          <input
            type="hidden"
            name={wordsField(product)}
            value={new URLSearchParams(words).toString()}
          />
        )}
        <TextArea
          name={rosterField(product)}
          label={texts.roster}
          labelHidden
          hint={`${texts.hint} ${columns.join(', ')}. ${texts.headings}`}
          error={error}
          rows={4}
          spellCheck={false}
          autoComplete="off"
          defaultValue={initial}
          onChange={event => onText(event.currentTarget.value)}
        />
      </div>
      <div role="status" className={styles.fault}>
        {faults.slice(0, shownFaults).map(fault => (
          <p key={fault.line}>
            {texts.line(fault.line)}: {messageOf(fault)}
          </p>
        ))}
        {faults.length > shownFaults && <p>{texts.more(faults.length - shownFaults)}</p>}
      </div>
    </ClosedSection>
  )
}
