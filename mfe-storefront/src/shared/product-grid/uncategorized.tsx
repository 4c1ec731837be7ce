import { defineMessages, useLangOf, useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'

const messages = defineMessages({
  uncategorized: { el: 'Χωρίς κατηγορία', en: 'Uncategorized', specified: 'en' },
})

/** Text in place of the categories of a product that has none. */
export function Uncategorized({ className }: { className: string | undefined }): ReactElement {
  const { uncategorized } = useMessages(messages)
  const langOf = useLangOf()
  return (
    <p className={className} lang={langOf(messages.uncategorized)}>
      {uncategorized}
    </p>
  )
}
