import { type FormEvent, useEffect, useRef } from 'react'

/** Names of the hidden fields that {@link useAttempt} fills in. */
export const attemptField = 'attempt'
export const elapsedField = 'elapsedMs'

/**
 * Fills in what a form says of its sending: how long it was there, and a key that stays the same
 * as long as the same content is sent again, so that a repeated message or order is taken once. A browser
 * without JavaScript sends neither.
 *
 * @returns the form's `onSubmit`
 */
export function useAttempt(): (event: FormEvent<HTMLFormElement>) => void {
  const shown = useRef(0)
  const last = useRef({ content: '', key: '' })

  useEffect(() => {
    shown.current = performance.now()
  }, [])

  return ({ currentTarget: form }) => {
    const content = describe(form)
    if (content !== last.current.content) last.current = { content, key: randomKey() }
    fill(form, attemptField, last.current.key)
    fill(form, elapsedField, String(Math.round(performance.now() - shown.current)))
  }
}

function describe(form: HTMLFormElement): string {
  const entries = [...new FormData(form)]
    .filter(([name]) => name !== attemptField && name !== elapsedField)
    .map(([name, value]) => [name, value instanceof File ? fileName(value) : value])
  return JSON.stringify(entries)
}

function fileName({ name, size, lastModified }: File): string {
  return `${name} ${size} ${lastModified}`
}

/** 128 random bits. `crypto.randomUUID` exists on secure origins only. */
function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map(byte => byte.toString(16).padStart(2, '0'))
    .join('')
}

function fill(form: HTMLFormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLInputElement) field.value = value
}
