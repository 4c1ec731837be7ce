import { type CatalogAnswer, type CatalogBody, multipart, unwrap } from '@stampa/api'
import { catalog } from './api.ts'

/** The kinds of content, as in the addresses of their calls. */
export type Kind =
  | 'about'
  | 'banner'
  | 'blog'
  | 'categories'
  | 'customers'
  | 'events'
  | 'faq'
  | 'our-work'
  | 'products'
  | 'testimonials'

export type BulkAction = 'activate' | 'deactivate' | 'delete' | 'restore'

/** Kinds whose body is JSON: their images are uploaded first. The others send a multipart form. */
const jsonKinds: readonly Kind[] = ['categories', 'customers', 'events', 'faq']

// Calls that all kinds have in common are typed by the path of one kind.
type One = '/api/banner/{id}'

/** Body of the call that changes a record of a kind. */
export type RecordBody<K extends Kind> = CatalogBody<`/api/${K}/{id}`>

/** Paths of the lists with all records. */
type ListPath =
  | `/api/${'about' | 'banner' | 'blog' | 'customers' | 'faq' | 'our-work' | 'testimonials'}/admin`
  | `/api/${'categories' | 'events'}/all`

/** Returns a loader of all records of a list. @param fallback text of a failed call */
export function listLoader<Path extends ListPath>(path: Path, fallback: string) {
  return async () => {
    const rows = await unwrap(catalog.GET(path as '/api/faq/admin'), { fallback })
    return { rows: rows as CatalogAnswer<Path> }
  }
}

/** The record that a save changes, and the version that the change was made from. */
export interface Target {
  id: string
  /** `If-Match` header: the service answers 409 when the record has changed since. */
  ifMatch: string
}

/**
 * Stores a record: a new one, or with `target` a changed one.
 *
 * @throws ApiError with the service's own message, or the fallback
 */
export async function saveRecord(
  kind: Kind,
  body: object,
  target: Target | undefined,
  fallback: string,
): Promise<unknown> {
  const options = {
    body: body as RecordBody<'banner'> & { image: File },
    ...(!jsonKinds.includes(kind) && { bodySerializer: multipart }),
  }
  const call = target
    ? catalog.PUT(`/api/${kind}/{id}` as One, {
        ...options,
        params: { path: { id: target.id }, header: { 'if-match': target.ifMatch } },
      })
    : catalog.POST(`/api/${kind}` as '/api/banner', options)
  return unwrap(call, { fallback, preferServerMessage: true })
}

/** Moves a record to the trash. @throws ApiError with the fallback text */
export async function removeRecord(kind: Kind, id: string, fallback: string): Promise<void> {
  const path = `/api/${kind}/{id}` as One
  await unwrap(catalog.DELETE(path, { params: { path: { id } } }), { fallback })
}

/** Most ids that the service takes in one call. */
const batch = 200

/** Applies an action to records in batches, each all or none. @throws ApiError with the service's message, or the fallback */
export async function changeMany(
  kind: Kind,
  action: BulkAction,
  ids: string[],
  fallback: string,
): Promise<void> {
  const path = `/api/${kind}/bulk` as '/api/banner/bulk'
  for (let first = 0; first < ids.length; first += batch) {
    const body = { action, ids: ids.slice(first, first + batch) }
    await unwrap(catalog.POST(path, { body }), { fallback, preferServerMessage: true })
  }
}

/** Gives the records the positions 1, 2, 3 … @throws ApiError with the service's message, or the fallback */
export async function putInOrder(kind: Kind, ids: string[], fallback: string): Promise<void> {
  const path = `/api/${kind}/order` as '/api/banner/order'
  await unwrap(catalog.PUT(path, { body: { ids } }), { fallback, preferServerMessage: true })
}

/** Returns the trash of a kind, the last deleted record first. @throws ApiError with the fallback text */
export function loadTrash(kind: Kind, fallback: string) {
  const path = `/api/${kind}/trash` as '/api/banner/trash'
  return unwrap(catalog.GET(path), { fallback })
}

/** Returns the history of a record, newest first. @throws ApiError with the fallback text */
export function loadHistory(kind: Kind, id: string, fallback: string) {
  const path = `/api/${kind}/{id}/history` as '/api/banner/{id}/history'
  return unwrap(catalog.GET(path, { params: { path: { id } } }), { fallback })
}

export type Trashed = Awaited<ReturnType<typeof loadTrash>>[number]
export type HistoryEntry = Awaited<ReturnType<typeof loadHistory>>[number]
