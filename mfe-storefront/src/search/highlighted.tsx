import type { ReactElement } from 'react'
import { splitAt } from './split-at.ts'

interface HighlightedProps {
  text: string
  /** Begin and end of what was found, in UTF-16 units. */
  ranges: readonly (readonly number[])[]
}

/** A text with what was found in it marked. */
export function Highlighted({ text, ranges }: HighlightedProps): ReactElement {
  return (
    <>
      {splitAt(text, ranges).map(({ from, part, found }) =>
        found ? <mark key={from}>{part}</mark> : part,
      )}
    </>
  )
}
