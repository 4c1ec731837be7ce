import type { DeclineReason } from '@stampa/rules/decline-reasons'
import { shopDay } from '@stampa/rules/shop-time'
import { invalidField, Problem, validationFailed } from '@stampa/service-kit'
import type { Knex } from 'knex'
import { startJob } from '../jobs/service.ts'
import { recordEvent } from '../outbox.ts'
import { lockRecord } from '../revisions.ts'
import { canBecome, type StoredStatus, statusOn } from './status.ts'
import {
  type OfferRow,
  offers,
  recordChange,
  requireOffer,
  type StateValues,
  type StoredOffer,
  updateOffer,
} from './store.ts'

/** Author and version of a change of status. */
export interface Intent {
  /** E-mail of the administrator; null for the customer. */
  by: string | null
  ifMatch?: string | undefined
}

/**
 * Sets the status without sending a mail.
 *
 * @param today date of the change in Athens
 * @throws Problem 404, or 409 when the offer changed since or the transition is not allowed
 */
export function setStatus(
  db: Knex,
  id: string,
  to: StoredStatus,
  comment: string,
  { by, ifMatch, today = shopDay() }: Intent & { today?: string },
): Promise<StoredOffer> {
  return changeState(db, id, { by, ifMatch }, async (_tx, row) => {
    const from = statusOn(row.status, row.valid_until, today)
    if (!canBecome(from, to)) {
      const detail = `An offer that is ${from} cannot become ${to}`
      throw new Problem(409, 'transition_not_allowed', detail)
    }
    const decided = to === 'Accepted' || to === 'Rejected'
    const values = decided ? decision(to, { name: by ?? '', comment }) : undecided(to)
    if (to !== 'Sent') return { action: 'status', values }
    if (row.status === 'Draft') refusePast(row, today)
    return { action: 'status', values: { ...values, sent_at: row.sent_at ?? new Date() } }
  })
}

/**
 * Opens the offer's link and mails it to the customer. A sent offer can be sent again.
 *
 * @throws Problem 404; 400 without the customer's e-mail; 409 when the offer changed since, is decided or has expired
 */
export function sendOffer(db: Knex, id: string, intent: Intent): Promise<StoredOffer> {
  return changeState(db, id, intent, async (tx, row) => {
    if (row.status === 'Accepted' || row.status === 'Rejected') throw alreadyDecided(row.status)
    if (row.customer_email === '') {
      const message = 'Customer email is required to send an offer'
      throw invalidField('customerEmail', message)
    }
    refusePast(row, shopDay())
    await recordEvent(tx, 'offer.sent', { offer: row.id })
    const values = { ...undecided('Sent'), sent_at: new Date(), reminded_at: null }
    return { action: 'sent', values }
  })
}

/** Replaces the customer's link: earlier ones stop working, and the lifetime begins again. @throws Problem 404 */
export function replaceLink(db: Knex, id: string, by: string): Promise<StoredOffer> {
  return changeState(db, id, { by }, async (_tx, row) => ({
    action: 'link',
    values: { link_version: row.link_version + 1 },
  }))
}

export interface Decision extends Answer {
  status: 'Accepted' | 'Rejected'
  /** Version that the customer was shown; undefined when the request has none. */
  version?: number | undefined
}

interface Answer {
  name: string
  comment: string
  reason?: DeclineReason | undefined
  termsAccepted?: boolean | undefined
}

/**
 * Stores the customer's decision and mails it to the shop. The same decision again changes nothing.
 *
 * @throws Problem 404; 400 for an acceptance without a name, or without the tick of its terms; 410 while the
 *   offer is a draft; 409 when it is decided otherwise, expired, or changed since the customer saw it
 */
export function decide(
  db: Knex,
  id: string,
  { status, version, ...answer }: Decision,
): Promise<StoredOffer> {
  return changeState(db, id, { by: null }, async (tx, row) => {
    if (row.status === status) return undefined
    requireOpen(row)
    // The customer does not get the list of changes, which may contain costs.
    if (version !== undefined && version !== row.version) {
      const detail = 'This offer has changed since it was shown: please read it again'
      throw new Problem(409, 'changed_meanwhile', detail)
    }
    if (status === 'Accepted') requireConsent(row, answer)
    // Without terms there is nothing to accept.
    const termsAccepted = row.terms !== '' && answer.termsAccepted
    await recordEvent(tx, status === 'Accepted' ? 'offer.accepted' : 'offer.declined', {
      offer: row.id,
    })
    return { action: 'decided', values: decision(status, { ...answer, termsAccepted }) }
  })
}

/** @throws Problem 410 when the customer may not see the offer */
export function requireSent(row: OfferRow): void {
  if (row.status === 'Draft') {
    const detail = 'This offer is being revised: a new link will follow'
    throw new Problem(410, 'offer_withdrawn', detail)
  }
}

function requireOpen(row: OfferRow): void {
  requireSent(row)
  const status = statusOn(row.status, row.valid_until, shopDay())
  if (status === 'Expired') throw new Problem(409, 'offer_expired', 'This offer has expired')
  if (status !== 'Sent') throw alreadyDecided(status)
}

function requireConsent({ terms }: OfferRow, { name, termsAccepted = false }: Answer): void {
  const errors = [
    ...(name === '' ? [{ field: 'name', message: 'Name is required to accept the offer' }] : []),
    ...(terms === '' || termsAccepted
      ? []
      : [{ field: 'termsAccepted', message: 'Please accept the terms of the offer' }]),
  ]
  if (errors.length > 0) throw validationFailed(errors)
}

function alreadyDecided(status: string): Problem {
  const detail = `This offer has already been ${status.toLowerCase()}`
  return new Problem(409, 'already_decided', detail)
}

function refusePast(row: OfferRow, today: string): void {
  if (row.valid_until === null || row.valid_until >= today) return
  const message = 'The last day of the offer is over: give it a later one first'
  throw new Problem(409, 'offer_expired', message, { errors: [{ field: 'validUntil', message }] })
}

function undecided(status: StoredStatus): StateValues {
  return {
    status,
    decided_at: null,
    decided_by: null,
    decision_comment: null,
    decline_reason: null,
    terms_accepted: false,
  }
}

function decision(
  status: StoredStatus,
  { name, comment, reason, termsAccepted = false }: Answer,
): StateValues {
  return {
    status,
    decided_at: new Date(),
    decided_by: name,
    decision_comment: comment,
    decline_reason: reason ?? null,
    terms_accepted: termsAccepted,
  }
}

type Step = { action: string; values: StateValues | Pick<OfferRow, 'link_version'> } | undefined

/**
 * Changes the state of a locked offer; the production of one that is accepted starts.
 *
 * @param step returns the new state, or undefined for no change
 */
function changeState(
  db: Knex,
  id: string,
  { by, ifMatch }: Intent,
  step: (tx: Knex.Transaction, row: OfferRow) => Promise<Step>,
): Promise<StoredOffer> {
  return db.transaction(async tx => {
    await lockRecord(tx, offers, id, ifMatch)
    const before = await requireOffer(tx, id)
    const next = await step(tx, before.row)
    if (!next) return before
    await updateOffer(tx, id, next.values)
    if ('status' in next.values && next.values.status === 'Accepted') {
      await startJob(tx, before.row, by)
    }
    return recordChange(tx, id, { by, action: next.action }, stateOf, before)
  })
}

function stateOf({ row }: StoredOffer): Record<string, unknown> {
  return {
    status: row.status,
    decidedBy: row.decided_by ?? '',
    comment: row.decision_comment ?? '',
    reason: row.decline_reason ?? '',
    termsAccepted: row.terms_accepted,
  }
}
