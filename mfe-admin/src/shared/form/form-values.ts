import { isChosenFile } from './rules.ts'

/** The field's text without surrounding white space; empty when it is absent. */
export function textOf(form: FormData, field: string): string {
  const value = form.get(field)
  return typeof value === 'string' ? value.trim() : ''
}

/** The texts of a field that is there several times: the chosen options of a list. */
export function textsOf(form: FormData, field: string): string[] {
  return form.getAll(field).filter(value => typeof value === 'string')
}

/** Whether a checkbox or switch is on. */
export function isOn(form: FormData, field: string): boolean {
  return form.has(field)
}

/** The chosen file, if any. */
export function fileOf(form: FormData, field: string): File | undefined {
  return form.getAll(field).find(isChosenFile)
}

/** The chosen files of a field that takes several. */
export function filesOf(form: FormData, field: string): File[] {
  return form.getAll(field).filter(isChosenFile)
}

/** The file that the rules of the form made sure of. */
export function requiredFileOf(form: FormData, field: string): File {
  const file = fileOf(form, field)
  if (!file) throw new Error(`the form's rules let ${field} pass without a file`)
  return file
}

/** A value as one field of a form: a flag is there or not, a list is there once per entry. */
type FieldValue = string | number | boolean | readonly string[]

/** The form that a record would fill, for a change that needs no form on the screen. */
export function toForm(values: Readonly<Record<string, FieldValue>>): FormData {
  const form = new FormData()
  for (const [field, value] of Object.entries(values)) {
    if (value === true) form.append(field, 'on')
    else if (typeof value === 'string' || typeof value === 'number') form.append(field, `${value}`)
    else if (value !== false) for (const entry of value) form.append(field, entry)
  }
  return form
}

/** What a form holds, as one text that is equal for equal content. */
export function snapshotOf(form: FormData): string {
  const entries = Array.from(form, ([field, value]) => [field, fingerprint(value)])
  return JSON.stringify(entries)
}

/** A text that is equal for equal content; of a file its name, size and time. */
export function fingerprint(value: FormDataEntryValue): string {
  if (typeof value === 'string') return value
  return isChosenFile(value) ? `${value.name} ${value.size} ${value.lastModified}` : ''
}
