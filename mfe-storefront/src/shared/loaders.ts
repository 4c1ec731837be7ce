import { ApiError } from '@stampa/api'
import { data, pageQuery, redirect, type ShouldRevalidateFunctionArgs } from '@stampa/platform'

/** Data of a page, as its loader returns it. */
export type Loaded<Loader extends (...args: never) => unknown> = Awaited<ReturnType<Loader>>

/** A record whose image the service requires, whereas the pages accept it without one. */
export type ImageOptional<T extends { imageAsset: unknown }> = Omit<T, 'imageAsset'> & {
  imageAsset: T['imageAsset'] | null
}

/** A record with only some fields, and with the language of its texts. */
export type Picked<T, K extends keyof T> = Pick<T, K | Extract<keyof T, 'language'>>

/** Returns a record with only these fields and its `language`: loaded data travels in the page's document. */
export function pick<T, K extends keyof T>(record: T, fields: readonly K[]): Picked<T, K> {
  const all = [...fields, 'language' as K]
  return Object.fromEntries(all.map(field => [field, record[field]])) as Picked<T, K>
}

/**
 * Returns an empty list when an optional part of a page fails to load, and logs the failure.
 *
 * @param signal of the navigation; an aborted one is not logged
 */
export async function orNothing<T>(part: Promise<T[]>, signal: AbortSignal): Promise<T[]> {
  return (await orNull(part, signal)) ?? []
}

/** Like {@link orNothing}, for a part that is no list. */
export async function orNull<T>(part: Promise<T>, signal: AbortSignal): Promise<T | null> {
  try {
    return await part
  } catch (error) {
    if (!signal.aborted) console.warn(error)
    return null
  }
}

/** Statuses of a service for a record that does not exist: 400 for an impossible id, 414 for one that is too long. */
const absent = [400, 404, 414]

/** Turns a service's answer that a record does not exist into the status 404 of the page. */
export async function notFoundAs404<T>(loading: Promise<T>): Promise<T> {
  try {
    return await loading
  } catch (error) {
    if (!(error instanceof ApiError && absent.includes(error.status))) throw error
    throw data(null, { status: 404, statusText: 'Not Found' })
  }
}

interface Requested {
  /** Slug, former slug or id in the address. */
  key: string
  record: { _id: string; slug: string }
  path: string
  request: Request
}

/**
 * Redirects a former slug to the present one, permanently. An address with the id stays: the page's canonical link
 * has the slug.
 *
 * @throws Response with status 301
 */
export function redirectFormerSlug({ key, record, path, request }: Requested): void {
  if (key === record.slug || key === record._id) return
  throw redirect(path + new URL(request.url).search, 301)
}

/**
 * Returns the cursor of a list's next page from the `Link` header; undefined on the last page.
 *
 * @example nextCursor('</api/blog?limit=9&cursor=abc>; rel="next"') // 'abc'
 */
export function nextCursor(link: string | null): string | undefined {
  const address = /<([^>]*)>;\s*rel="next"/.exec(link ?? '')?.[1]
  if (address === undefined) return undefined
  return new URL(address, 'http://services.invalid').searchParams.get('cursor') ?? undefined
}

/** Revalidates a page whose data does not depend on what its forms send. */
export function notForForms(args: ShouldRevalidateFunctionArgs): boolean {
  return args.formMethod === undefined && args.defaultShouldRevalidate
}

/** Revalidates a page after every answer of a service, also a refusal; without a network it would fail. */
export function unlessLost({ actionStatus }: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus !== 502
}

/**
 * Revalidates a list that is paged in the browser: not for another page or language, but for other filters
 * and for a retry at the same address.
 */
export function onlyOtherPages(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = args
  const listOf = ({ pathname, search }: URL) =>
    pathname + pageQuery(search, { page: undefined, lang: undefined })
  const turnsPage = listOf(currentUrl) === listOf(nextUrl) && currentUrl.search !== nextUrl.search
  return !turnsPage && defaultShouldRevalidate
}
