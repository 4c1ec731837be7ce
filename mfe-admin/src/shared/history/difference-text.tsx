import { diffArrays } from 'diff'
import { Fragment, type ReactElement } from 'react'
import styles from './history-dialog.module.css'

/** Part of two compared texts: in both, or only in the first or the second. */
interface Part {
  text: string
  in: 'both' | 'first' | 'second'
}

/** Most inserted and removed words that are searched for: the time grows with their square. */
const maxChanges = 1000

/** Compares two texts word by word. White space counts. */
export function differenceOf(first: string, second: string): Part[] {
  const parts = diffArrays(wordsOf(first), wordsOf(second), { maxEditLength: maxChanges })
  if (!parts) {
    return [
      { text: first, in: 'first' },
      { text: second, in: 'second' },
    ]
  }
  return parts.map(({ value, added, removed }) => ({
    text: value.join(''),
    in: added ? 'second' : removed ? 'first' : 'both',
  }))
}

function wordsOf(text: string): string[] {
  return text.match(/\s|[\p{L}\p{N}\p{M}]+|[^\s\p{L}\p{N}\p{M}]/gu) ?? []
}

/** Characters that stay of an equal text on each side of a difference. */
const context = 60

/** Shortens the equal parts of long texts, so that their differences are in view. */
export function shorten(parts: readonly Part[]): Part[] {
  return parts.map((part, index) => {
    const before = index > 0 ? part.text.slice(0, context) : ''
    const after = index < parts.length - 1 ? part.text.slice(-context) : ''
    const isLong = part.in === 'both' && part.text.length > before.length + after.length + context
    return isLong && parts.length > 1 ? { ...part, text: `${before} … ${after}` } : part
  })
}

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
