import { unwrap } from '@stampa/api'
import { catalog } from './api.ts'

/** The kinds of content, as the addresses of their calls have them. */
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

/*
 * What all kinds have in common is called alike for each of them, so the type of one path stands
 * for all.
 */
type One = '/api/banner/{id}'

/** Puts a record into the trash. @throws ApiError with the text */
export async function removeRecord(kind: Kind, id: string, fallback: string): Promise<void> {
  const path = `/api/${kind}/{id}` as One
  await unwrap(catalog.DELETE(path, { params: { path: { id } } }), { fallback })
}

/** The service takes so many in one call. */
const batch = 200

/** Does the same to many, 200 at a time all or none. @throws ApiError with the text, or the service's own */
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

/** Gives the records the orders 1, 2, 3 … @throws ApiError with the text, or the service's own */
export async function putInOrder(kind: Kind, ids: string[], fallback: string): Promise<void> {
  const path = `/api/${kind}/order` as '/api/banner/order'
  await unwrap(catalog.PUT(path, { body: { ids } }), { fallback, preferServerMessage: true })
}

/** All that lies in the trash of a kind, the last thrown away first. @throws ApiError with the text */
export function loadTrash(kind: Kind, fallback: string) {
  const path = `/api/${kind}/trash` as '/api/banner/trash'
  return unwrap(catalog.GET(path), { fallback })
}

/** Who did what to a record, newest first. @throws ApiError with the text */
export function loadHistory(kind: Kind, id: string, fallback: string) {
  const path = `/api/${kind}/{id}/history` as '/api/banner/{id}/history'
  return unwrap(catalog.GET(path, { params: { path: { id } } }), { fallback })
}

export type Trashed = Awaited<ReturnType<typeof loadTrash>>[number]
export type HistoryEntry = Awaited<ReturnType<typeof loadHistory>>[number]
