import { locales, useLanguage, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { pricesMessages } from '@stampa/ui/price/prices.messages.ts'
import { type ReactElement, useMemo } from 'react'
import { inksOf, suggestedMethod } from '../core/inks.ts'
import { type Finding, preflight } from '../core/preflight.ts'
import { layerMessages, layerName } from '../layers/layers.tsx'
import { priceMessages } from '../price/price.messages.ts'
import { findingMessages } from './findings.messages.ts'
import styles from './findings.module.css'
import type { Editing } from './use-editing.ts'

interface FindingsProps {
  editing: Editing
  findings: readonly Finding[]
  /** Pieces that the print method is suggested for. */
  quantity: number
  /** Of the product. */
  category: string | undefined
  /** Suggested by its prices; null where none prints the design as it is, undefined without prices. */
  technique: string | null | undefined
}

/** @param garment Colour of the product, `#rrggbb`. */
export function useFindings(editing: Editing, garment: string): readonly Finding[] {
  const { state, area, boxes, library } = editing
  const { elements } = state
  return useMemo(
    () => preflight(elements, { area, garment, boxes, factsOf: library.factsOf }),
    [elements, area, garment, boxes, library],
  )
}

/** Print problems of the shown side, each with its element, and the suggested print method. */
export function Findings(props: FindingsProps): ReactElement | null {
  const { editing, findings, quantity, category, technique } = props
  const { editor, state, library } = editing
  const { elements } = state
  const texts = useMessages(findingMessages)
  const { byOffer } = useMessages(pricesMessages)
  const { notAsIs } = useMessages(priceMessages)
  const kinds = useMessages(layerMessages)
  const textOf = useFindingText()
  const inks = useMemo(() => inksOf(elements, library.factsOf), [elements, library])
  if (elements.length === 0) return null
  const usual = suggestedMethod(inks, quantity, category)
  // A shop that prices its techniques prints by no other.
  const method = technique ?? (usual && texts[usual])
  return (
    <section aria-label={texts.title} className={styles.findings}>
      <h3 className={styles.title}>{texts.title}</h3>
      {findings.length === 0 && <p className={styles.fine}>{texts.fine}</p>}
      <ul className={styles.list}>
        {findings.map(finding => {
          const { id, kind } = finding
          const element = elements.find(candidate => candidate.id === id)
          if (!element) return null
          return (
            <li key={`${id} ${kind}`} className={styles.finding}>
              <button type="button" onClick={() => editor.select([id])} className={styles.name}>
                {layerName(element, kinds)}
              </button>
              <span>{textOf(finding)}</span>
              {kind === 'white-box' && (
                <Button
                  size="small"
                  disabled={editor.readOnly}
                  onClick={() => editor.update({ removeWhite: true }, { ids: [id] })}
                >
                  {texts.removeWhite}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      <p className={styles.inks}>
        {inks ? texts.inks(inks.length) : texts.fullColor}.{' '}
        {technique === null ? `${byOffer}: ${notAsIs}` : method && texts.method(quantity, method)}
      </p>
    </section>
  )
}

/** Returns a function that puts a finding into words. */
export function useFindingText(): (finding: Finding) => string {
  const texts = useMessages(findingMessages)
  const format = new Intl.NumberFormat(locales[useLanguage()], { maximumFractionDigits: 2 })
  return finding => {
    switch (finding.kind) {
      case 'low-resolution':
      case 'very-low-resolution':
        return texts[finding.kind](Math.round(finding.dpi))
      case 'missing-characters':
        return texts['missing-characters'](finding.characters.join(' '))
      case 'small-text':
      case 'thin-line':
        return texts[finding.kind](format.format(finding.millimetres))
      default:
        return texts[finding.kind]
    }
  }
}
