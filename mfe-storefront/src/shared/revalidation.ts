import type { ShouldRevalidateFunctionArgs } from '@stampa/platform'

/** For a page that a visitor's message or order changes nothing of. */
export function notForForms({
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return formMethod === undefined && defaultShouldRevalidate
}

/**
 * For a list that turns its pages in the browser: another page in the query is no reason to
 * fetch the list again. Trying again at the same address is.
 */
export function onlyOtherPages({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const turnsPage = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return !turnsPage && defaultShouldRevalidate
}
