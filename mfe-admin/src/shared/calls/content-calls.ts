import { ApiError, type CatalogAnswer, type CatalogBody, multipart, unwrap } from '@stampa/api'
import { catalog } from './api.ts'
import { answerOf } from './record-action.ts'

/** Kinds whose complete list is at `/all`. */
const listedKinds = ['categories', 'events', 'products'] as const
type ListedKind = (typeof listedKinds)[number]

/** The kinds of content, as in the addresses of their calls. */
export type Kind =
  | ListedKind
  | 'reviews'
  | 'size-charts'
  | 'about'
  | 'banner'
  | 'blog'
  | 'customers'
  | 'faq'
  | 'media'
  | 'our-work'
  | 'synonyms'
  | 'testimonials'

export type BulkAction = 'activate' | 'deactivate' | 'delete' | 'restore'

/** Kinds whose body is a multipart form. The others send JSON: their images are uploaded first. */
const formKinds: readonly Kind[] = [
  'about',
  'banner',
  'blog',
  'our-work',
  'products',
  'testimonials',
]

// Calls that all kinds have in common are typed by the path of one kind.
type One = '/api/banner/{id}'

type RowOf<Rows> = Rows extends (infer Row)[] ? Row : never

type Records = { [K in ListedKind]: RowOf<CatalogAnswer<`/api/${K}/all`>> } & {
  [K in Exclude<Kind, ListedKind | 'media'>]: RowOf<CatalogAnswer<`/api/${K}/admin`>>
} & { media: RowOf<CatalogAnswer<'/api/media'>> }

/** A record of a kind, as administrators read it. */
export type RecordOf<K extends Kind> = Records[K]

type Bodies = { [K in Kind]: CatalogBody<`/api/${K}/{id}`> }

/** Body of the call that changes a record of a kind. */
export type RecordBody<K extends Kind> = Bodies[K]

/** Path of the list with all records of a kind. */
export function listPathOf(kind: Kind) {
  const isListed = listedKinds.some(listed => listed === kind)
  const list = kind === 'media' ? '' : isListed ? '/all' : '/admin'
  return `/api/${kind}${list}` as '/api/banner/admin'
}

/** Returns all records of a kind. @throws ApiError with the fallback text */
export async function loadRecords(kind: Kind, fallback: string) {
  return { rows: await unwrap(catalog.GET(listPathOf(kind)), { fallback }) }
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
): Promise<RecordOf<Kind>> {
  const options = {
    body: body as RecordBody<'banner'> & { image: File },
    ...(formKinds.includes(kind) && { bodySerializer: multipart }),
  }
  const call = target
    ? catalog.PUT(`/api/${kind}/{id}` as One, {
        ...options,
        params: { path: { id: target.id }, header: { 'if-match': target.ifMatch } },
      })
    : catalog.POST(`/api/${kind}` as '/api/banner', options)
  return answerOf(call, fallback)
}

/** The record type that images are uploaded for, whose body takes their addresses, and the text of a failed upload. */
export interface UploadTarget {
  kind: Kind
  fallback: string
}

/**
 * Uploads an image before its record is saved.
 *
 * @param field of the form; errors name it, whereas the upload names every file `image`
 * @returns the address of the image
 * @throws ApiError
 */
export async function uploadImage(
  { kind, fallback }: UploadTarget,
  field: string,
  file: File,
): Promise<string> {
  const call = catalog.POST(`/api/${kind}/upload` as '/api/events/upload', {
    body: { image: file },
    bodySerializer: multipart,
  })
  try {
    return (await answerOf(call, fallback)).imageUrl
  } catch (error) {
    if (!(error instanceof ApiError) || error.fields.length === 0) throw error
    const { message, status } = error
    throw new ApiError(message, status, { errors: [{ field, message }] }, error)
  }
}

/** Moves a record to the trash. @throws ApiError with the fallback text */
export async function removeRecord(kind: Kind, id: string, fallback: string): Promise<void> {
  const path = `/api/${kind}/{id}` as One
  await unwrap(catalog.DELETE(path, { params: { path: { id } } }), { fallback })
}

/** Most ids that the service takes in one call. */
const batch = 200

/**
 * Applies an action to records in batches, each all or none.
 *
 * @throws ApiError with the service's message, or the fallback
 */
export async function changeMany(
  kind: Kind,
  action: BulkAction,
  ids: string[],
  fallback: string,
): Promise<void> {
  const path = `/api/${kind}/bulk` as '/api/banner/bulk'
  for (let first = 0; first < ids.length; first += batch) {
    const body = { action, ids: ids.slice(first, first + batch) }
    await answerOf(catalog.POST(path, { body }), fallback)
  }
}

/** Gives the records the positions 1, 2, 3 … @throws ApiError with the service's message, or the fallback */
export async function putInOrder(kind: Kind, ids: string[], fallback: string): Promise<void> {
  const path = `/api/${kind}/order` as '/api/banner/order'
  await answerOf(catalog.PUT(path, { body: { ids } }), fallback)
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
