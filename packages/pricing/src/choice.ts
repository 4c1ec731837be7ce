import type { PriceTable } from './table.ts'

/** How items are printed. */
export interface PriceChoice {
  /** Name of a technique. */
  technique: string
  /** Printed sides. */
  sides: number
  /** Colours of ink on each side. */
  colours: number
  /** Names of options. */
  options: string[]
}

/** Returns the choice that is made before a visitor makes one: the first technique, one side, one colour. */
export function defaultChoice({ techniques }: PriceTable): PriceChoice {
  return { technique: techniques[0]?.name ?? '', sides: 1, colours: 1, options: [] }
}
