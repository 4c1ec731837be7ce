import { withoutSecret } from '@stampa/rules/secret-links'
import { type RefObject, useEffect, useState } from 'react'
import { keyPrefix, valuesIn } from './kept-forms.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Types of inputs that are not kept. */
const notKept = ['hidden', 'password', 'search']

/** Length up to which a form's values are kept, characters. */
const longestKept = 50_000

/**
 * Keeps what is typed in a form in this browser, so that a reload, another page, another language or a crash does not
 * lose it. A reset of the form, as after its sending, forgets it.
 *
 * An element with `data-kept-part` contains fields that have its value in their names. They are kept
 * together, also those with their default values and the selects, while the part's first checkbox is checked.
 * With `data-kept-for`, the source of its defaults, it does not take kept values that were typed over the
 * defaults of another source.
 *
 * @param name the same for all forms with the same fields
 * @returns whether the form has been filled in with what was kept
 */
export function useKeptFields(form: RefObject<HTMLFormElement | null>, name: string): boolean {
  const [isRestored, setRestored] = useState(false)
  useEffect(() => {
    const element = form.current
    if (!element) return
    const key = keyPrefix + name
    element.dataset.kept = key
    // The form of a refused attempt has what was typed as its default values, which is still to be kept.
    const defaults = new WeakMap<Control, string>()
    const isChanged = (control: Control) => {
      const value = defaults.get(control) ?? defaultOf(control)
      defaults.set(control, value)
      return control.value !== value
    }
    for (const control of controlsOf(element)) isChanged(control)
    restore(controlsOf(element), key)
    setRestored(read(key).length > 0)
    const keep = () => {
      const names = new Set(controlsOf(element).map(({ name }) => name))
      for (const part of partsOf(element)) names.add(sourceField(part))
      // Of a part that is still being loaded.
      const absent = read(key).filter(([name]) => !names.has(name))
      write(key, [...absent, ...valuesOf(element, isChanged)])
    }
    const forget = () => {
      write(key, [])
      setRestored(false)
    }
    element.addEventListener('input', keep)
    element.addEventListener('reset', forget)
    return () => {
      element.removeEventListener('input', keep)
      element.removeEventListener('reset', forget)
    }
  }, [form, name])
  return isRestored
}

function controlsOf(form: Element): Control[] {
  return [...form.querySelectorAll<Control>('input, textarea, select')].filter(
    control => !notKept.includes(control.type) && (isText(control) || partOf(control)),
  )
}

const isText = (control: Control) => !(control instanceof HTMLSelectElement)

function defaultOf(control: Control): string {
  return control instanceof HTMLSelectElement ? '' : control.defaultValue
}

const partOf = (control: Element) => control.closest<HTMLElement>('[data-kept-part]')
const partsOf = (form: Element) => [...form.querySelectorAll<HTMLElement>('[data-kept-part]')]

/** Returns the name under which the source of a part's defaults is kept. */
const sourceField = ({ dataset }: HTMLElement) => `source of ${dataset.keptPart}`

function isChosen(part: HTMLElement): boolean {
  return part.querySelector<HTMLInputElement>('[type="checkbox"]')?.checked === true
}

const isChoice = (control: Control) => control.type === 'checkbox' || control.type === 'radio'

/** Event at a file input whose file is gone; its `data-gone` is the file's name. */
export const fileGone = 'filegone'

/** Returns the changed fields, with their names. */
function valuesOf(
  form: HTMLFormElement,
  isChanged: (control: Control) => boolean,
): [string, string][] {
  const sources = partsOf(form)
    .filter(isChosen)
    .map((part): [string, string] => [sourceField(part), part.dataset.keptFor ?? ''])
  const values = controlsOf(form).flatMap((control): [string, string][] => {
    if (control.type === 'file') {
      // A page cannot fill in a file: only its name is kept, to ask for it again.
      const name = (control as HTMLInputElement).files?.[0]?.name ?? control.dataset.gone
      return name ? [[control.name, name]] : []
    }
    const part = partOf(control)
    const isKept =
      control instanceof HTMLInputElement && isChoice(control)
        ? control.checked
        : isChanged(control) || (part && isChosen(part) && control.value !== '')
    return isKept && control.name !== '' ? [[control.name, control.value]] : []
  })
  return [...values, ...sources]
}

/** Returns what is kept of a form's fields. */
export function keptFields({ dataset }: HTMLFormElement): FormData {
  const form = new FormData()
  for (const [name, value] of dataset.kept ? read(dataset.kept) : []) form.append(name, value)
  return form
}

/**
 * Fills in fields that joined their form after it was restored.
 *
 * @param then called once all fields that joined with them are filled in: an event before would keep the form
 *   without them
 */
export function restoreFields(controls: readonly Control[], then: () => void): void {
  const key = controls[0]?.form?.dataset.kept
  const isUntouched = (control: Control) => !isText(control) || control.value === defaultOf(control)
  if (key) restore(controls.filter(isUntouched), key)
  queueMicrotask(then)
}

/**
 * Puts a text back into a field of a form that has been sent, before what was typed since.
 *
 * @param form name of the form, which may be closed
 */
export function returnText(form: string, field: string, text: string): void {
  const key = keyPrefix + form
  const kept = read(key)
  const later = kept.find(([name]) => name === field)?.[1]
  const others = kept.filter(([name]) => name !== field)
  write(key, [...others, [field, later ? `${text}\n\n${later}` : text]])
  const open = document.querySelector<HTMLFormElement>(`form[data-kept="${CSS.escape(key)}"]`)
  if (open) restore(controlsOf(open), key)
}

/** Takes the sources of parts from what is kept, or removes from it what belongs to other ones. */
function compareSources(parts: ReadonlySet<HTMLElement | null>, key: string): void {
  for (const part of parts) {
    if (!part) continue
    const { keptPart = '', keptFor = '' } = part.dataset
    const source = read(key).find(([name]) => name === sourceField(part))?.[1]
    if (source === keptFor) continue
    if (keptFor === '') part.dataset.keptFor = source ?? ''
    else {
      write(
        key,
        read(key).filter(([name, value]) => !name.includes(keptPart) && value !== keptPart),
      )
    }
  }
}

function restore(controls: readonly Control[], key: string): void {
  compareSources(new Set(controls.map(partOf)), key)
  const kept = read(key)
  for (const control of controls) {
    for (const [name, value] of kept) {
      if (name !== control.name) continue
      if (control.type === 'file') {
        control.dataset.gone = value
        control.dispatchEvent(new Event(fileGone))
      } else if (control instanceof HTMLSelectElement) {
        if ([...control.options].some(option => option.value === value)) control.value = value
      } else if (!(control instanceof HTMLInputElement && isChoice(control))) control.value = value
      else if (value === control.value) control.checked = true
    }
  }
}

/** Forgets the forms with a text in their names, as at a sign-out. */
export function deleteKeptFields(text: string): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(keyPrefix) && key.includes(text)) localStorage.removeItem(key)
    }
  } catch {
    // Nothing is kept.
  }
}

/**
 * Returns where a form is kept. The key of a secret page has its token, which ends with the tab. What staff typed is
 * in no storage of a tab, which a sign-out in another one could not empty.
 */
function storagesOf(key: string): Storage[] {
  if (withoutSecret(key) !== key) return [sessionStorage]
  return key.includes('/admin/') ? [localStorage] : [sessionStorage, localStorage]
}

/**
 * Returns what this tab kept, or else what the browser kept last: each of two tabs with different orders keeps its own.
 *
 * Only this module writes under its keys. A browser may refuse the storage: then nothing is kept.
 */
function read(key: string): [string, string][] {
  try {
    for (const storage of storagesOf(key)) {
      const values = valuesIn(storage.getItem(key))
      if (values) return values
    }
  } catch {
    // Not kept.
  }
  return []
}

function write(key: string, values: [string, string][]): void {
  const kept = JSON.stringify({ at: Date.now(), values })
  try {
    for (const storage of storagesOf(key)) {
      if (values.length > 0 && kept.length <= longestKept) storage.setItem(key, kept)
      else storage.removeItem(key)
    }
  } catch {
    // Not kept.
  }
}
