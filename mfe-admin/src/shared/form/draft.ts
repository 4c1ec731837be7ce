import { type FieldFile, forgetFiles, keepFiles, keptFiles } from './draft-files.ts'
import { isChosenFile } from './rules.ts'

/** A form that was left before it was saved, as it is kept on this device. */
export interface Draft {
  /** ISO time. */
  keptAt: string
  fields: [string, string][]
  /** Names of the files that it held: those that could be kept lie apart. */
  files?: string[]
  /** The record as the form was opened with, to tell later what was changed by whom. */
  opened: [string, string][]
  /** Of that record; absent for a new one. */
  version?: number | undefined
}

/** A draft with its files, as somebody is offered it. */
export interface OfferedDraft {
  keptAt: string
  form: FormData
  opened: { form: FormData; version: number | undefined }
  /** Names of the files that could not be kept. */
  lost: string[]
}

const prefix = 'stampa-draft:'

/** So long, in ms, a draft is kept: whoever wanted to go on would have. */
const maxAge = 7 * 24 * 60 * 60 * 1000

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
  const draft = draftOf(key)
  if (!draft) return
  localStorage.removeItem(prefix + key)
  if (draft.files?.length) void keepFiles(key, [])
}

/** The draft of a form with its files, if there is one. */
export async function offeredDraft(key: string): Promise<OfferedDraft | undefined> {
  const draft = draftOf(key)
  if (!draft) return undefined
  const { keptAt, fields, files = [], opened, version } = draft
  const kept = files.length > 0 ? await keptFiles(key) : []
  const form = formOf(fields)
  for (const { field, file } of kept) form.append(field, file)
  return {
    keptAt,
    form,
    opened: { form: formOf(opened), version },
    // The first ones are kept.
    lost: files.slice(kept.length),
  }
}

/** Forgets the drafts that nobody has come back to. */
export async function forgetOldDrafts(now = Date.now()): Promise<void> {
  for (const key of draftKeys()) {
    if (now - Date.parse(draftOf(key)?.keptAt ?? '') < maxAge) continue
    dropDraft(key)
  }
  const keys = draftKeys()
  await forgetFiles(key => keys.includes(key))
}

function draftKeys(): string[] {
  try {
    const keys = Object.keys(localStorage).filter(key => key.startsWith(prefix))
    return keys.map(key => key.slice(prefix.length))
  } catch {
    return []
  }
}

/** What of a form is kept at once; its files take longer. */
export function draftFrom(form: FormData, opened: OfferedDraft['opened']): Draft {
  return {
    keptAt: new Date().toISOString(),
    fields: entriesOf(form),
    files: filesIn(form).map(({ file }) => file.name),
    opened: entriesOf(opened.form),
    version: opened.version,
  }
}

/** The files that were chosen in a form. */
export function filesIn(form: FormData): FieldFile[] {
  return [...form].flatMap(([field, value]) =>
    isChosenFile(value) ? [{ field, file: value }] : [],
  )
}

/** The texts of a form. */
function entriesOf(form: FormData): [string, string][] {
  return [...form].flatMap(([field, value]) => (typeof value === 'string' ? [[field, value]] : []))
}

function formOf(entries: readonly [string, string][]): FormData {
  const form = new FormData()
  for (const [field, value] of entries) form.append(field, value)
  return form
}
