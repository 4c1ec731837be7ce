import { defineMessages, useMessages } from '@stampa/platform'
import { countPieces, type Pieces } from '@stampa/rules/printing'
import { type Words, wordIn } from '@stampa/rules/words'
import { restoreFields } from '@stampa/ui/field/use-kept-fields.ts'
import { VisuallyHidden } from '@stampa/ui/visually-hidden/visually-hidden.tsx'
import { useWordLang } from '@stampa/ui/words/use-word-lang.ts'
import { type ReactElement, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { ClosedSection } from './closed-section.tsx'
import styles from './custom-order.module.css'
import { countOf, piecesField, type TypedPieces } from './order-rules.ts'

const messages = defineMessages({
  caption: { el: 'Πόσα από κάθε χρώμα και μέγεθος', en: 'How many of each colour and size' },
  colour: { el: 'Χρώμα', en: 'Colour' },
  pieces: { el: 'Τεμάχια', en: 'Pieces' },
  sum: { el: 'Σύνολο', en: 'Total' },
})

interface SizeMatrixProps {
  /** Id. */
  product: string
  /** Empty for a product without colours. */
  colours: readonly string[]
  sizes: readonly string[]
  words: Words | undefined
  /** What all cells are, which then cannot be typed. */
  fixed: readonly Pieces[] | undefined
  /** What is typed at first. */
  pieces: readonly TypedPieces[]
  errorOf: (field: string) => string | undefined
  /** Receives the number of all pieces. */
  onTotal: (total: number) => void
}

/** Pieces of a product by colour (rows) and size (columns), with sums. Without JavaScript it is a table of inputs. */
export function SizeMatrix(props: SizeMatrixProps): ReactElement | null {
  const { product, words, pieces, fixed, errorOf, onTotal } = props
  const colours = props.colours.length > 0 ? props.colours : ['']
  const sizes = props.sizes.length > 0 ? props.sizes : ['']
  const texts = useMessages(messages)
  const langOf = useWordLang(words)
  const error = useId()
  const table = useRef<HTMLTableElement>(null)
  const typedAs = (colour: string, size: string) =>
    pieces.find(entry => entry.colour === colour && entry.size === size)?.count ?? ''
  const [counts, setCounts] = useState(() =>
    colours.map(colour => sizes.map(size => countOf(typedAs(colour, size)))),
  )
  const inputs = () => [...(table.current?.querySelectorAll('input') ?? [])]
  const read = () => {
    const typed = inputs().map(({ value }) => countOf(value))
    const next = colours.map((_, row) => typed.slice(row * sizes.length, (row + 1) * sizes.length))
    setCounts(next)
    // Names without a colour have no cells.
    onTotal(fixed ? countPieces(fixed) : sumOf(typed))
  }
  const fill = useEffectEvent(() => {
    const cells = colours.flatMap(colour => sizes.map(size => ({ colour, size })))
    for (const [index, { colour, size }] of cells.entries()) {
      const count = fixed?.find(piece => piece.colour === colour && piece.size === size)?.count
      const input = inputs()[index]
      if (input) input.value = String(count ?? '')
    }
    read()
  })
  const filled = JSON.stringify(fixed)
  const wasFilled = useRef(false)
  useEffect(() => {
    // Also when the last name is gone, of which no piece is left.
    if (filled !== undefined || wasFilled.current) fill()
    wasFilled.current = filled !== undefined
  }, [filled])
  const restore = useEffectEvent(() => {
    restoreFields(inputs(), () => inputs().some(({ value }) => value !== '') && read())
  })
  // A form restores what was typed before in its own effect, which may run before this table exists, or after it.
  useEffect(() => queueMicrotask(() => restore()), [])

  const fields = colours.flatMap(colour => sizes.map(size => piecesField(product, colour, size)))
  const message = fields.map(errorOf).find(Boolean)
  const all = sumOf(counts.flat())
  const pieceCount = fixed ? countPieces(fixed) : all
  return (
    <ClosedSection
      title={[texts.caption, pieceCount > 0 && pieceCount].filter(Boolean).join(': ')}
      isOpen={pieces.length > 0}
      error={message}
    >
      <div className={styles.matrix}>
        <table ref={table} onChange={read} aria-label={texts.caption}>
          <thead>
            <tr>
              <th scope="col">{texts.colour}</th>
              {sizes.map(size => (
                <th key={size} scope="col" lang={size === '' ? undefined : langOf(size)}>
                  {wordIn(words, size) || texts.pieces}
                </th>
              ))}
              {sizes.length > 1 && <th scope="col">{texts.sum}</th>}
            </tr>
          </thead>
          <tbody>
            {colours.map((colour, row) => (
              <tr key={colour}>
                <th scope="row" lang={colour === '' ? undefined : langOf(colour)}>
                  {wordIn(words, colour) || <VisuallyHidden>{texts.pieces}</VisuallyHidden>}
                </th>
                {sizes.map(size => {
                  const name = piecesField(product, colour, size)
                  return (
                    <td key={size}>
                      <input
                        name={name}
                        inputMode="numeric"
                        autoComplete="off"
                        maxLength={7}
                        readOnly={fixed !== undefined}
                        aria-label={[colour, size]
                          .filter(Boolean)
                          .map(name => wordIn(words, name))
                          .join(', ')}
                        aria-invalid={errorOf(name) ? true : undefined}
                        aria-describedby={errorOf(name) ? error : undefined}
                        defaultValue={typedAs(colour, size)}
                      />
                    </td>
                  )
                })}
                {sizes.length > 1 && <td className={styles.sum}>{sumOf(counts[row] ?? [])}</td>}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{texts.sum}</th>
              {sizes.map((size, column) => (
                <td key={size} className={styles.sum}>
                  {sumOf(counts.map(row => row[column] ?? 0))}
                </td>
              ))}
              {sizes.length > 1 && <td className={styles.sum}>{all}</td>}
            </tr>
          </tfoot>
        </table>
        {message && (
          <p id={error} className={styles.fault}>
            {message}
          </p>
        )}
      </div>
    </ClosedSection>
  )
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0)
}
