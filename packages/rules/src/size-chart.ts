/** Measures of a garment (rows) by its sizes (columns), as a form holds them and a chart stores them. */
export interface SizeTable {
  sizes: { name: string }[]
  /** Each with a value for each size; see {@link plainMeasure}. */
  measures: { name: string; values: string[] }[]
}

export const sizeTableLimits = { sizes: 20, measures: 20, name: 60, value: 20 } as const

const measure = /^(?:\d{1,3}(?:\.\d)?(?:-\d{1,3}(?:\.\d)?)?)?$/

/**
 * Returns a measure as it is stored: centimetres, a range of them, or an empty text for none.
 *
 * @example plainMeasure('96,5 – 100') // '96.5-100'
 */
export function plainMeasure(typed: string): string {
  return typed.replaceAll(/\s/g, '').replaceAll(',', '.').replace('–', '-')
}

/** Returns a stored measure with the decimal separator of a language. @example shownMeasure('96.5-100', 'el') // '96,5–100' */
export function shownMeasure(stored: string, language: 'el' | 'en'): string {
  return (language === 'el' ? stored.replaceAll('.', ',') : stored).replace('-', '–')
}

/** Returns the table with trimmed names and plain measures. */
export function plainSizeTable({ sizes, measures }: SizeTable): SizeTable {
  return {
    sizes: sizes.map(({ name }) => ({ name: name.trim() })),
    measures: measures.map(({ name, values }) => ({
      name: name.trim(),
      values: values.map(plainMeasure),
    })),
  }
}

/** Returns why a table cannot be stored; undefined for one that can. */
export function sizeTableFault(table: SizeTable): string | undefined {
  const { sizes, measures } = plainSizeTable(table)
  for (const entries of [sizes, measures]) {
    const names = new Set(entries.map(({ name }) => name))
    if (names.size === 0) return 'Add at least one size and one measure'
    if (names.size < entries.length || names.has('')) {
      return 'Each size and each measure needs a name of its own'
    }
  }
  const rows = measures.map(({ values }) => values)
  if (rows.some(values => values.length !== sizes.length)) {
    return 'Each measure needs a value for each size, which may be empty'
  }
  return rows.flat().every(value => measure.test(value))
    ? undefined
    : 'Write measures in centimetres, like 52, 52.5 or 96-100'
}
