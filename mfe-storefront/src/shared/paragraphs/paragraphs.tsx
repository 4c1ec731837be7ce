import { useContentLang } from '@stampa/platform'
import { Prose } from '@stampa/ui/prose/prose.tsx'
import type { ReactElement } from 'react'

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

/**
 * The paragraphs of a text that was entered with one per line. Empty lines are none.
 *
 * @example paragraphsOf('Καλημέρα.\n\nΤι κάνετε;') // ['Καλημέρα.', 'Τι κάνετε;']
 */
export function paragraphsOf(text: string): string[] {
  return text
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
}
