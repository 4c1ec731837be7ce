import type { ShouldRevalidateFunctionArgs } from '@stampa/platform'

/** Revalidates a page whose data does not depend on what its forms send. */
export function notForForms(args: ShouldRevalidateFunctionArgs): boolean {
  return args.formMethod === undefined && args.defaultShouldRevalidate
}

/** Revalidates a list that is paged in the browser: not for another page, but for a retry at the same address. */
export function onlyOtherPages(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = args
  const turnsPage = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return !turnsPage && defaultShouldRevalidate
}
