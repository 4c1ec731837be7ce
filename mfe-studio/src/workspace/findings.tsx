import type { DesignElement } from '@stampa/design'
import { locales, useLanguage, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import type { ReactElement } from 'react'
import { type Inks, suggestedMethod } from '../core/inks.ts'
import type { Finding } from '../core/preflight.ts'
import type { Editor } from '../editor/editor.ts'
import { layerName } from '../layers/layer-name.ts'
import { layerMessages } from '../layers/layers.messages.ts'
import { findingMessages } from './findings.messages.ts'
import styles from './findings.module.css'

interface FindingsProps {
  editor: Editor
  elements: readonly DesignElement[]
  findings: readonly Finding[]
  inks: Inks
  /** Pieces that the suggestion is for. */
  quantity: number
}

/** What should be known before ordering, each with the element that it is about. */
export function Findings(props: FindingsProps): ReactElement | null {
  const { editor, elements, findings, inks, quantity } = props
  const texts = useMessages(findingMessages)
  const kinds = useMessages(layerMessages)
  const say = useSay()
  if (elements.length === 0) return null
  return (
    <section aria-label={texts.title} className={styles.findings}>
      <h3 className={styles.title}>{texts.title}</h3>
      {findings.length === 0 && <p className={styles.fine}>{texts.fine}</p>}
      <ul className={styles.list}>
        {findings.map(finding => {
          const element = elements.find(({ id }) => id === finding.id)
          if (!element) return null
          return (
            <li key={`${finding.id} ${finding.kind}`} className={styles.finding}>
              <button
                type="button"
                onClick={() => editor.choose([finding.id])}
                className={styles.name}
              >
                {layerName(element, kinds)}
              </button>
              <span>{say(finding)}</span>
              {finding.kind === 'white-box' && (
                <Button
                  size="small"
                  disabled={editor.readOnly}
                  onClick={() =>
                    editor.update(() => ({ removeWhite: true }), { ids: new Set([finding.id]) })
                  }
                >
                  {texts.removeWhite}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      <p className={styles.inks}>
        {inks.full ? texts.fullColor : texts.inks(inks.colors.length)}.{' '}
        {texts.method(quantity, texts[suggestedMethod(inks, quantity)])}
      </p>
    </section>
  )
}

function useSay(): (finding: Finding) => string {
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
