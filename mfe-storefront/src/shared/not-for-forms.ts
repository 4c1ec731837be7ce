import type { ShouldRevalidateFunctionArgs } from '@stampa/platform'

/** For a page that a visitor's message or order changes nothing of. */
export function notForForms({
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return formMethod === undefined && defaultShouldRevalidate
}
