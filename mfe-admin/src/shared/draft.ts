/** A form that was left before it was saved, without its files, as it is kept on this device. */
export interface Draft {
  /** ISO time. */
  keptAt: string
  fields: [string, string][]
  /** The record as the form was opened with, to tell later what was changed by whom. */
  opened: [string, string][]
  /** Of that record; absent for a new one. */
  version?: number | undefined
}

const prefix = 'stampa-draft:'

/** @param key of the form: its address */
export function draftOf(key: string): Draft | undefined {
  try {
    const text = localStorage.getItem(prefix + key)
    return text === null ? undefined : (JSON.parse(text) as Draft)
  } catch {
    return undefined
  }
}

export function keepDraft(key: string, draft: Draft): void {
  try {
    localStorage.setItem(prefix + key, JSON.stringify(draft))
  } catch {
    // A full or forbidden storage keeps nothing; the form still asks before it is left.
  }
}

export function dropDraft(key: string): void {
  try {
    localStorage.removeItem(prefix + key)
  } catch {
    // Where nothing can be kept there is nothing to drop.
  }
}

/** The texts of a form, as a draft keeps them. */
export function entriesOf(form: FormData): [string, string][] {
  return [...form].flatMap(([field, value]) => (typeof value === 'string' ? [[field, value]] : []))
}

/** Inverse of {@link entriesOf}. */
export function formOf(entries: readonly [string, string][]): FormData {
  const form = new FormData()
  for (const [field, value] of entries) form.append(field, value)
  return form
}
