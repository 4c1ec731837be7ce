import { type FormValues, isSameValue } from '../form/values.ts'

/** The three versions of a form whose record another administrator has changed meanwhile. */
export interface Versions {
  /** The record when the form was opened. */
  opened: FormValues
  mine: FormValues
  /** The record as it is stored now. */
  theirs: FormValues
}

/** Returns the fields that both versions have changed, each to another value. */
export function contestedFields({ opened, mine, theirs }: Versions): string[] {
  return Object.keys(mine).filter(
    field =>
      // Stored files are not in a form, so a chosen one contests nothing.
      !hasFile(mine[field]) &&
      !isSameValue(mine[field], opened[field]) &&
      !isSameValue(theirs[field], opened[field]) &&
      !isSameValue(mine[field], theirs[field]),
  )
}

/**
 * Merges both versions: each field from the version that changed it, a contested one from mine.
 *
 * @param taken contested fields to take from theirs
 */
export function merge<Values extends FormValues>(
  versions: Versions & { mine: Values },
  taken: ReadonlySet<string>,
): Values {
  const { opened, mine, theirs } = versions
  const contested = new Set(contestedFields(versions))
  const merged = Object.entries(mine).map(([field, value]) => {
    const isUntouched = isSameValue(value, opened[field])
    return [
      field,
      isUntouched || (contested.has(field) && taken.has(field)) ? theirs[field] : value,
    ]
  })
  return Object.fromEntries(merged)
}

function hasFile(value: unknown): boolean {
  return [value].flat().some(entry => entry instanceof File)
}
