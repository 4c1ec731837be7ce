import type { PriceTable } from './table.ts'

/** How items are printed. */
export interface PriceChoice {
  /** Name of a technique. */
  technique: string
  /** Printed sides. */
  sides: number
  /** Colours of ink on each side, or on the first one. */
  colours: number
  /** Colours on the second side; without it as many as on the first. */
  secondColours?: number
  /** Names of options. */
  options: string[]
}

/** Returns the choice that is made before a visitor makes one: the first technique, one side, one colour. */
export function defaultChoice({ techniques }: PriceTable): PriceChoice {
  return { technique: techniques[0]?.name ?? '', sides: 1, colours: 1, options: [] }
}

/** Returns the colours of each printed side. */
export function sideColours({ sides, colours, secondColours = colours }: PriceChoice): number[] {
  return sides === 2 ? [colours, secondColours] : Array(sides).fill(colours)
}

/**
 * Returns the colours of each side as prices state them; nothing for one on each, which is also the number of
 * a technique that counts none.
 *
 * @example coloursText({ technique: 'Screen print', sides: 2, colours: 3, secondColours: 1, options: [] }) // '3 + 1'
 */
export function coloursText(choice: PriceChoice): string {
  const colours = sideColours(choice)
  if (colours.every(count => count === 1)) return ''
  return new Set(colours).size === 1 ? String(choice.colours) : colours.join(' + ')
}

/**
 * States how something is printed.
 *
 * @example printText({ technique: 'DTF', sides: 2, colours: 1, options: ['Μία-μία'] }, 'el') // 'DTF, 2 πλευρές, Μία-μία'
 */
export function printText(choice: PriceChoice, lang: 'el' | 'en'): string {
  const { technique, sides, options } = choice
  const [one, several, colours] =
    lang === 'el' ? ['πλευρά', 'πλευρές', 'χρώματα'] : ['side', 'sides', 'colours']
  const counted = coloursText(choice)
  return [
    technique,
    `${sides} ${sides === 1 ? one : several}`,
    ...(counted ? [`${counted} ${colours}`] : []),
    ...options,
  ].join(', ')
}

/** Returns whether a table has the technique and the options of a choice, which it may have no price for. */
export function isOffered(
  table: PriceTable | null | undefined,
  { technique, options }: Pick<PriceChoice, 'technique' | 'options'>,
): boolean {
  const has = (list: readonly { name: string }[], name: string) =>
    list.some(each => each.name === name)
  return (
    table != null &&
    has(table.techniques, technique) &&
    options.every(option => has(table.options, option))
  )
}
