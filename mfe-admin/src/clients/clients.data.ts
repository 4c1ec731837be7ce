import { type OrdersAnswer, type StudioAnswer, unwrap } from '@stampa/api'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@stampa/platform'
import { saveFile } from '@stampa/ui/save-file.ts'
import { at, orders, orNull, recordIn, studio } from '../shared/calls/api.ts'
import type { ListExport } from '../shared/calls/download.tsx'
import { answerOf, attempt, change } from '../shared/calls/record-action.ts'
import { confirmed } from '../shared/confirmation/confirmation.ts'
import type { Rules } from '../shared/form/rules.ts'
import { readValues, textOf, trimValues } from '../shared/form/values.ts'
import { listQuery, searchIn, unwrapList } from '../shared/list/server-list.ts'
import { mayOpen } from '../shared/permissions.tsx'
import { clientsMessages as texts } from './clients.messages.ts'

export const clientsPath = '/admin/clients'

export type Client = OrdersAnswer<'/api/clients/{id}'>
export type Records = OrdersAnswer<'/api/clients/{id}/records'>
type Design = StudioAnswer<'/api/design-studio/orders'>[number]

const loading = { fallback: 'Failed to fetch clients' }
const saving = 'Failed to save'

export type ClientsData = Awaited<ReturnType<typeof loadClients>>

export function loadClients({ request }: LoaderFunctionArgs) {
  const query = listQuery(new URL(request.url).searchParams, ['name', 'createdAt'])
  const call = orders.GET('/api/clients', { params: { query }, signal: request.signal })
  return unwrapList(call, loading.fallback)
}

export const exported: ListExport = {
  path: '/api/clients/export',
  name: 'clients',
  fallback: 'Failed to export clients',
  filtersIn: searchIn,
}

export type ClientData = NonNullable<Awaited<ReturnType<typeof loadClient>>>

/** Loads a client with what the role may see of its records; designs are undefined while the studio is away. */
export async function loadClient(args: LoaderFunctionArgs) {
  const call = recordIn(args)
  const [client, records, retention] = await Promise.all([
    orNull(unwrap(orders.GET('/api/clients/{id}', call), loading)),
    orNull(unwrap(orders.GET('/api/clients/{id}/records', call), loading)),
    unwrap(orders.GET('/api/clients/retention', { signal: call.signal }), loading),
  ])
  if (!client || !records) return null
  const designs = mayOpen('/admin/design-studio')
    ? await designsOf(client, 50, call.signal).catch((error): undefined => {
        if (error instanceof Response) throw error
      })
    : null
  return { client, records, designs, retention }
}

/** Returns the orders of designs with an address of the client, newest first. */
async function designsOf(
  { emails }: Client,
  limit: number | undefined,
  signal?: AbortSignal,
): Promise<Design[]> {
  const lists = await Promise.all(
    emails.map(email => {
      const query = { email, ...(limit !== undefined && { limit }) }
      const call = studio.GET('/api/design-studio/orders', {
        params: { query },
        ...(signal && { signal }),
      })
      return unwrap(call, { fallback: 'Failed to fetch data' })
    }),
  )
  return lists.flat().sort((a, b) => b.createdAt.localeCompare(a.createdAt))
}

/** Returns the first clients that a search finds, but for one. */
export async function findClients(q: string, without?: string): Promise<Client[]> {
  const call = orders.GET('/api/clients', { params: { query: { q, limit: 6 } } })
  return (await unwrap(call, loading)).filter(({ _id }) => _id !== without)
}

/** Values of the form; lists have a line for each entry. */
export type ClientValues = Record<
  'name' | 'company' | 'vatNumber' | 'emails' | 'phones' | 'addresses' | 'notes',
  string
>

/** The service checks all. */
export const clientRules: Rules = {}

const linesOf = (text: string) => text.split('\n').filter(line => line.trim() !== '')

/**
 * Stores a new client, or changes the one of the address; DELETE erases it, POST with an id merges another
 * one into it.
 */
export async function changeClient(args: ActionFunctionArgs) {
  const { request, params } = args
  const { id = '' } = params
  if (request.method === 'DELETE') return erase(id, await request.formData())
  if (request.method === 'POST' && id) return merge(id, await request.formData())
  const { values, ifMatch } = await readValues<ClientValues>(request)
  const { emails, phones, addresses, ...rest } = trimValues(values)
  const body = {
    ...rest,
    emails: linesOf(emails),
    phones: linesOf(phones),
    addresses: linesOf(addresses),
  }
  const header = { 'if-match': ifMatch }
  const call = id
    ? orders.PUT('/api/clients/{id}', { params: { path: { id }, header }, body })
    : orders.POST('/api/clients', { body })
  return attempt(change<Client>(call, saving, texts.saved), {
    fields: Object.keys(values),
    sent: values,
  })
}

/** Fields of which a merged client has one value. */
export const mergedFields = ['name', 'company', 'vatNumber'] as const

const sourceIn = (form: FormData, field: string) =>
  textOf(form, field) === 'removed' ? ('removed' as const) : ('kept' as const)

function merge(id: string, form: FormData) {
  const header = { 'if-match': `"${textOf(form, 'version')}"` }
  const choice = Object.fromEntries(
    mergedFields.filter(field => form.has(field)).map(field => [field, sourceIn(form, field)]),
  )
  const body = { client: textOf(form, 'client'), version: Number(form.get('itsVersion')), choice }
  const call = orders.POST('/api/clients/{id}/merge', { params: { path: { id }, header }, body })
  return attempt(change(call, saving, texts.merged))
}

/** Erases the client in the studio first: while it is still there, a repetition erases the rest. */
async function erase(id: string, form: FormData) {
  const emails = linesOf(textOf(form, 'emails'))
  const calls = async () => {
    for (const email of emails) {
      const query = { email }
      const call = confirmed(() =>
        studio.DELETE('/api/design-studio/clients', { params: { query } }),
      )
      await answerOf(call, saving)
    }
    const call = confirmed(() => orders.DELETE('/api/clients/{id}', at(id)))
    return change(call, saving, texts.erased)
  }
  return attempt(calls())
}

/** Returns the orders of designs of a client with their replies and reviews, without the names of colleagues. */
async function designDataOf(client: Client, fallback: string) {
  const designs = await designsOf(client, undefined)
  return Promise.all(
    designs.map(async design => {
      const one = at(design._id)
      const [replies, { reviews }] = await Promise.all([
        unwrap(studio.GET('/api/design-studio/orders/{id}/replies', one), { fallback }),
        unwrap(studio.GET('/api/design-studio/orders/{id}', one), { fallback }),
      ])
      return {
        ...design,
        reviews,
        replies: replies.map(({ at, by, text }) => ({
          at,
          from: by === null ? 'customer' : 'shop',
          text,
        })),
      }
    }),
  )
}

/** Saves one file of everything that the services store about a client. */
export async function downloadData(client: Client): Promise<void> {
  const fallback = 'Failed to export the data'
  const [data, designs] = await Promise.all([
    answerOf(orders.GET('/api/clients/{id}/data', at(client._id)), fallback),
    mayOpen('/admin/design-studio') ? designDataOf(client, fallback) : undefined,
  ])
  const text = JSON.stringify({ exportedAt: new Date(), ...data, designs }, null, 2)
  saveFile('client.json', new Blob([text], { type: 'application/json' }))
}
