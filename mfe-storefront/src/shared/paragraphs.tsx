import type { Language } from '@stampa/platform'
import { Prose } from '@stampa/ui/prose/prose.tsx'
import type { ReactElement } from 'react'

interface ParagraphsProps {
  text: string
  /** Language of the text, where it may differ from the page's. */
  lang: Language | undefined
}

/** Text of the shop with a paragraph per line. */
export function Paragraphs({ text, lang }: ParagraphsProps): ReactElement {
  return (
    <Prose>
      {paragraphsOf(text).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs may be equal, and their order never changes.
        <p key={index} lang={lang}>
          {paragraph}
        </p>
      ))}
    </Prose>
  )
}

/**
 * Returns the lines of a text that are not empty, trimmed.
 *
 * @example paragraphsOf('Καλημέρα.\n\nΤι κάνετε;') // ['Καλημέρα.', 'Τι κάνετε;']
 */
export function paragraphsOf(text: string): string[] {
  return text
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)
}
