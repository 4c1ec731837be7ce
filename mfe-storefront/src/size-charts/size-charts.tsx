import type { CatalogAnswer } from '@stampa/api'
import { defineMessages, useLanguage, useMessages } from '@stampa/platform'
import { shownMeasure } from '@stampa/rules/size-chart'
import { wordIn } from '@stampa/rules/words'
import { useWordLang } from '@stampa/ui/words/use-word-lang.ts'
import type { ReactElement } from 'react'
import { Paragraphs } from '../shared/paragraphs.tsx'
import styles from './size-charts.module.css'

const messages = defineMessages({
  title: { el: 'Μεγεθολόγιο', en: 'Size chart' },
  centimetres: { el: 'εκ.', en: 'cm' },
})

export type SizeChart = CatalogAnswer<'/api/products/{id}'>['sizeCharts'][number]

/** The size charts of a product, closed until they are wanted; nothing without one. */
export function SizeCharts({ charts }: { charts: readonly SizeChart[] }): ReactElement | null {
  const { title } = useMessages(messages)
  if (charts.length === 0) return null
  return (
    <details className={styles.charts}>
      <summary>{title}</summary>
      {charts.map(chart => (
        <Chart key={chart._id} {...chart} />
      ))}
    </details>
  )
}

function Chart({ name, note, table, language: lang, words }: SizeChart): ReactElement {
  const texts = useMessages(messages)
  const language = useLanguage()
  const langOf = useWordLang(words)
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard. */}
      <section aria-label={name} tabIndex={0} className={styles.scroll}>
        <table>
          <caption lang={lang}>{name}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.centimetres}</th>
              {table.sizes.map(size => (
                <th key={size.name} scope="col" lang={langOf(size.name)}>
                  {wordIn(words, size.name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.measures.map(measure => (
              <tr key={measure.name}>
                <th scope="row" lang={langOf(measure.name)}>
                  {wordIn(words, measure.name)}
                </th>
                {measure.values.map((value, index) => (
                  <td key={table.sizes[index]?.name}>{shownMeasure(value, language) || '–'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Paragraphs text={note} lang={lang} />
    </>
  )
}
