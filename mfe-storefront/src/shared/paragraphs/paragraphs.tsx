import { Prose } from '@stampa/ui/prose/prose.tsx'
import type { ReactElement } from 'react'
import { paragraphsOf } from './paragraphs-of.ts'

/** A text of the shop as running text, a paragraph per line. */
export function Paragraphs({ text }: { text: string }): ReactElement {
  return (
    <Prose>
      {paragraphsOf(text).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same words may stand twice, and none ever moves.
        <p key={index}>{paragraph}</p>
      ))}
    </Prose>
  )
}
