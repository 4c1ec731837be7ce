import { useContentLang } from '@stampa/platform'
import { Prose } from '@stampa/ui/prose/prose.tsx'
import type { ReactElement } from 'react'
import { paragraphsOf } from './paragraphs-of.ts'

/** A text of the shop as running text, a paragraph per line. */
export function Paragraphs({ text }: { text: string }): ReactElement {
  const lang = useContentLang()
  return (
    <Prose>
      {paragraphsOf(text).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same words may stand twice, and none ever moves.
        <p key={index} lang={lang}>
          {paragraph}
        </p>
      ))}
    </Prose>
  )
}
