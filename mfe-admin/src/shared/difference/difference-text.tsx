import { Fragment, type ReactElement } from 'react'
import { differenceOf, shorten } from './difference.ts'
import styles from './difference-text.module.css'

interface DifferenceTextProps {
  first: string
  second: string
  /** Shows only one of the texts. @default both, the first one's words struck out */
  only?: 'first' | 'second'
}

/** Two texts with the words that differ marked. */
export function DifferenceText({ first, second, only }: DifferenceTextProps): ReactElement[] {
  const parts = shorten(differenceOf(first, second))
  const shown = parts.filter(part => !only || part.in === 'both' || part.in === only)
  return shown.map((part, index) => {
    const key = `${index}`
    if (part.in === 'both') return <Fragment key={key}>{part.text}</Fragment>
    const Mark = only ? 'mark' : part.in === 'first' ? 'del' : 'ins'
    return (
      <Mark key={key} className={styles[Mark]}>
        {visible(part.text)}
      </Mark>
    )
  })
}

/** Returns white space as signs, where nothing else differs. */
function visible(text: string): string {
  return text.trim() === '' ? text.replaceAll('\n', '↵\n').replaceAll(/[^\S\n]/g, '␣') : text
}
