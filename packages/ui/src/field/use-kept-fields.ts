import { type RefObject, useEffect } from 'react'

type Control = HTMLInputElement | HTMLTextAreaElement

/** Types of inputs that are not kept. */
const notKept = ['hidden', 'password', 'search']

/** Time for which a form that was not sent is kept, ms: a day, because others may use the device. */
const keptFor = 24 * 60 * 60_000

/** Length up to which a form's values are kept, characters. */
const longestKept = 50_000

/**
 * Keeps what is typed in a form in this browser, so that a reload, another page, another language or a crash does not
 * lose it. A reset of the form, as after its sending, forgets it.
 *
 * @param name the same for all forms with the same fields
 */
export function useKeptFields(form: RefObject<HTMLFormElement | null>, name: string): void {
  useEffect(() => {
    const element = form.current
    if (!element) return
    const key = `form ${name}`
    element.dataset.kept = key
    // The form of a refused attempt has what was typed as its default values, which is still to be kept.
    const defaults = new WeakMap<Control, string>()
    const isChanged = (control: Control) => {
      const value = defaults.get(control) ?? control.defaultValue
      defaults.set(control, value)
      return control.value !== value
    }
    for (const control of controlsOf(element)) isChanged(control)
    restore(controlsOf(element), key)
    const keep = () => {
      const names = new Set(controlsOf(element).map(({ name }) => name))
      // Of a part that is still being loaded.
      const absent = read(key).filter(([name]) => !names.has(name))
      write(key, [...absent, ...valuesOf(element, isChanged)])
    }
    const forget = () => write(key, [])
    element.addEventListener('input', keep)
    element.addEventListener('reset', forget)
    return () => {
      element.removeEventListener('input', keep)
      element.removeEventListener('reset', forget)
    }
  }, [form, name])
}

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (control): control is Control =>
      control instanceof HTMLTextAreaElement ||
      (control instanceof HTMLInputElement && !notKept.includes(control.type)),
  )
}

const isChoice = (control: Control) => control.type === 'checkbox' || control.type === 'radio'

/** Event at a file input whose file is gone; its `data-gone` is the file's name. */
export const fileGone = 'filegone'

/** Returns the changed fields, with their names. */
function valuesOf(
  form: HTMLFormElement,
  isChanged: (control: Control) => boolean,
): [string, string][] {
  return controlsOf(form).flatMap(control => {
    if (control.type === 'file') {
      // A page cannot fill in a file: only its name is kept, to ask for it again.
      const name = (control as HTMLInputElement).files?.[0]?.name ?? control.dataset.gone
      return name ? [[control.name, name]] : []
    }
    const kept =
      control instanceof HTMLInputElement && isChoice(control)
        ? control.checked
        : isChanged(control)
    return kept && control.name !== '' ? [[control.name, control.value]] : []
  })
}

/**
 * Fills in fields that joined their form after it was restored.
 *
 * @param then called once all fields that joined with them are filled in: an event before would keep the form without them
 */
export function restoreFields(controls: readonly Control[], then: () => void): void {
  const key = controls[0]?.form?.dataset.kept
  const isUntouched = (control: Control) => control.value === control.defaultValue
  if (key) restore(controls.filter(isUntouched), key)
  queueMicrotask(then)
}

/**
 * Puts a text back into a field of a form that has been sent, before what was typed since.
 *
 * @param form name of the form, which may be closed
 */
export function returnText(form: string, field: string, text: string): void {
  const key = `form ${form}`
  const kept = read(key)
  const later = kept.find(([name]) => name === field)?.[1]
  const others = kept.filter(([name]) => name !== field)
  write(key, [...others, [field, later ? `${text}\n\n${later}` : text]])
  const open = document.querySelector<HTMLFormElement>(`form[data-kept="${CSS.escape(key)}"]`)
  if (open) restore(controlsOf(open), key)
}

function restore(controls: readonly Control[], key: string): void {
  const kept = read(key)
  for (const control of controls) {
    for (const [name, value] of kept) {
      if (name !== control.name) continue
      if (control.type === 'file') {
        control.dataset.gone = value
        control.dispatchEvent(new Event(fileGone))
      } else if (!(control instanceof HTMLInputElement && isChoice(control))) control.value = value
      else if (value === control.value) control.checked = true
    }
  }
}

/**
 * Returns what this tab kept, or else what the browser kept last: each of two tabs with different orders keeps its own.
 *
 * Only this module writes under its keys. A browser may refuse the storage: then nothing is kept.
 */
function read(key: string): [string, string][] {
  try {
    const kept = sessionStorage.getItem(key) ?? localStorage.getItem(key)
    const { at, values } = JSON.parse(kept ?? '{}')
    if (Date.now() - at < keptFor) return values
    write(key, [])
  } catch {
    // Not kept.
  }
  return []
}

function write(key: string, values: [string, string][]): void {
  const kept = JSON.stringify({ at: Date.now(), values })
  try {
    for (const storage of [sessionStorage, localStorage]) {
      if (values.length > 0 && kept.length <= longestKept) storage.setItem(key, kept)
      else storage.removeItem(key)
    }
  } catch {
    // Not kept.
  }
}
