import { type OrdersAnswer, unwrap } from '@stampa/api'
import { type ActionFunctionArgs, hasPermission, type LoaderFunctionArgs } from '@stampa/platform'
import { answered, at, orders, studio } from '../shared/calls/api.ts'
import { inBoth } from '../shared/calls/notices.ts'
import { answerOf, attempt, change } from '../shared/calls/record-action.ts'
import { textOf } from '../shared/form/values.ts'
import { mailsMessages as texts } from './mails.messages.ts'

/** Reason of a mail whose recipient has had enough. */
export const held = 'ELIMIT'

type Mail = OrdersAnswer<'/api/contact/undelivered'>[number]

export interface UndeliveredMail extends Mail {
  service: MailService
}

export interface LatestMail extends Omit<UndeliveredMail, 'reason' | 'failedAt'> {
  state: OrdersAnswer<'/api/contact/mails'>[number]['state']
  at: string
}

export const latestPath = '/admin/mails/latest'

const services = {
  orders: {
    latest: (signal: AbortSignal) => orders.GET('/api/contact/mails', { signal }),
    list: (signal: AbortSignal, query: { about?: string }) =>
      orders.GET('/api/contact/undelivered', { params: { query }, signal }),
    retryAll: () => orders.POST('/api/contact/undelivered/retry'),
    retry: (id: string) => orders.POST('/api/contact/undelivered/{id}/retry', at(id)),
  },
  studio: {
    latest: (signal: AbortSignal) => studio.GET('/api/design-studio/mails', { signal }),
    list: (signal: AbortSignal, query: { about?: string }) =>
      studio.GET('/api/design-studio/undelivered', { params: { query }, signal }),
    retryAll: () => studio.POST('/api/design-studio/undelivered/retry'),
    retry: (id: string) => studio.POST('/api/design-studio/undelivered/{id}/retry', at(id)),
  },
} as const

type MailService = keyof typeof services

/** Returns the services whose mails the administrator may see or retry: their names are sections. */
const permitted = (verb: 'read' | 'write') =>
  (Object.keys(services) as MailService[]).filter(name => hasPermission(`${name}:${verb}`))

/** Returns whether the administrator may retry some of the mails. */
export function mayRetry(mails: readonly Pick<UndeliveredMail, 'service'>[]): boolean {
  return mails.some(({ service }) => permitted('write').includes(service))
}

const retryFallback = 'Failed to retry'

export interface MailsData {
  /** Mails of all services, in the order of {@link inOrder}. */
  mails: UndeliveredMail[]
  /** Whether a service failed to answer, so that mails may be missing. */
  incomplete: boolean
}

/** Loads the latest mails of all services, newest first. @throws the first error if no service answers */
export async function loadLatest({ request: { signal } }: LoaderFunctionArgs) {
  const { answers, incomplete } = await answered(
    permitted('read').map(async service => {
      const call = services[service].latest(signal)
      const mails = await unwrap<Omit<LatestMail, 'service'>[]>(call, loading)
      return mails.map((mail): LatestMail => ({ ...mail, service }))
    }),
  )
  const mails = answers.flat().toSorted((a, b) => b._id.localeCompare(a._id))
  return { mails, incomplete }
}

const loading = { fallback: 'Failed to fetch mails' }

/** Loads the mails of all services that the administrator may read. @throws the first error if no service answers */
export async function loadMails({ request: { signal } }: LoaderFunctionArgs): Promise<MailsData> {
  const { answers, incomplete } = await answered(
    permitted('read').map(name => mailsOf(name, signal)),
  )
  return { mails: inOrder(answers.flat()), incomplete }
}

/**
 * Orders mails as each service lists them: newest event first, and what visitors sent last, so that a flood of theirs
 * hides none of the shop's.
 */
export function inOrder<Row extends Pick<Mail, '_id' | 'event'>>(mails: readonly Row[]): Row[] {
  const isVisitors = ({ event }: Row) => Number(event.endsWith('.received'))
  return mails.toSorted((a, b) => isVisitors(a) - isVisitors(b) || b._id.localeCompare(a._id))
}

/** Loads the failed mails about a record; none where they are not permitted or cannot be loaded. */
export async function mailsAbout(
  service: MailService,
  about: string,
  signal: AbortSignal,
): Promise<UndeliveredMail[]> {
  if (!permitted('read').includes(service)) return []
  return mailsOf(service, signal, { about }).catch(error => {
    // An expired session: the thrown response redirects to the sign-in.
    if (error instanceof Response) throw error
    console.error(error)
    return []
  })
}

async function mailsOf(
  service: MailService,
  signal: AbortSignal,
  query: { about?: string } = {},
): Promise<UndeliveredMail[]> {
  const list = await unwrap<Mail[]>(services[service].list(signal, query), loading)
  return list.map(mail => ({ ...mail, service }))
}

/** Action of the screen: retries the mails of one event, or all without an id. */
export async function retryMails({ request }: ActionFunctionArgs) {
  const form = await request.formData()
  const service = permitted('write').find(name => name === textOf(form, 'service'))
  const retry = async () => {
    if (service) {
      return change(services[service].retry(textOf(form, 'id')), retryFallback, texts.retried)
    }
    const answers = await Promise.all(
      permitted('write').map(name =>
        answerOf<{ retried: number }>(services[name].retryAll(), retryFallback),
      ),
    )
    const count = answers.reduce((sum, { retried }) => sum + retried, 0)
    return inBoth(texts.allRetried, count)
  }
  return attempt(retry(), { announces: true })
}
