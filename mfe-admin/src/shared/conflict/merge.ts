import { isChosenFile } from '../form/rules.ts'

/** The three states of a form whose record somebody else has changed meanwhile. */
export interface Versions {
  /** As the record was when the form was opened. */
  opened: FormData
  mine: FormData
  /** As the record is now. */
  theirs: FormData
}

/** The fields that both have changed, each to something else: somebody has to choose. */
export function contestedFields({ opened, mine, theirs }: Versions): string[] {
  return fieldsOf(mine, theirs).filter(field => {
    // A stored file is not in a form, so that the choice of another one contests nothing.
    if (mine.getAll(field).some(isChosenFile)) return false
    return !same(mine, opened, field) && !same(theirs, opened, field) && !same(mine, theirs, field)
  })
}

/**
 * What both have changed, together: each field from whoever changed it, contested ones from me but
 * for those that are taken over.
 */
export function merge(versions: Versions, taken: ReadonlySet<string>): FormData {
  const { opened, mine, theirs } = versions
  const contested = new Set(contestedFields(versions))
  const merged = new FormData()
  for (const field of fieldsOf(mine, theirs)) {
    const untouched = same(mine, opened, field) && !mine.getAll(field).some(isChosenFile)
    const source = untouched || (contested.has(field) && taken.has(field)) ? theirs : mine
    for (const value of source.getAll(field)) merged.append(field, value)
  }
  return merged
}

function fieldsOf(...forms: FormData[]): string[] {
  return [...new Set(forms.flatMap(form => [...form.keys()]))]
}

/** An absent field is as good as an empty one: a new input of a form says the same as before. */
function same(a: FormData, b: FormData, field: string): boolean {
  return JSON.stringify(textsIn(a, field)) === JSON.stringify(textsIn(b, field))
}

function textsIn(form: FormData, field: string): string[] {
  return form
    .getAll(field)
    .filter(value => typeof value === 'string')
    .filter(value => value !== '')
}
