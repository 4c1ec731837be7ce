import type { DesignElement } from '@stampa/design'
import type { Inks } from '../process/jobs.ts'

/** Returns the inks of these elements in order of first use. */
export function inksOf(elements: readonly DesignElement[]): Inks {
  const spot = elements.flatMap(element => {
    if (element.type === 'image') return []
    const outline = element.type === 'text' ? element.outline : null
    return outline && outline.width > 0 ? [element.fill, outline.color] : [element.fill]
  })
  return { spot: [...new Set(spot)], process: elements.some(({ type }) => type === 'image') }
}
