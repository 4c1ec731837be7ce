import { emailKey, isEmail, isPhone, plainPhone } from '@stampa/rules/contact'
import { isVat, plainVat } from '@stampa/rules/vat'
import { invalidField, refuseStale } from '@stampa/service-kit'
import { onlyRow } from '@stampa/service-kit/listing'
import { oneLine } from '@stampa/service-kit/validation'
import type { Knex } from 'knex'
import type { OrderLine } from '../custom-order/orders.ts'
import {
  type Client,
  type ClientInput,
  type ClientRecord,
  type MergeChoice,
  maxEntries,
  maxNotes,
  maxRecords,
} from './schema.ts'
import {
  type ClientRow,
  type ClientValues,
  lockClient,
  requireClient,
  whereOfClient,
} from './store.ts'

export function toClient(row: ClientRow): Client {
  const { id, vat_number, created_at, updated_at, updated_by, ...fields } = row
  return {
    _id: id,
    ...fields,
    vatNumber: vat_number,
    createdAt: created_at,
    updatedAt: updated_at,
  }
}

/** @throws Problem 400 */
function toValues(input: ClientInput): ClientValues {
  const { emails = [], phones = [], addresses = [] } = input
  const values = {
    name: oneLine(input.name ?? ''),
    company: oneLine(input.company ?? ''),
    vat_number: plainVat(input.vatNumber ?? ''),
    emails: distinct(
      emails.map(email => email.trim()),
      emailKey,
    ),
    phones: distinct(phones.map(plainPhone)),
    addresses: distinct(addresses.map(oneLine)),
    notes: (input.notes ?? '').trim(),
  }
  if (!values.name && !values.company && values.emails.length === 0) {
    throw invalidField('name', 'Name, company or email is required')
  }
  if (values.vat_number && !isVat(values.vat_number)) {
    throw invalidField('vatNumber', 'Please enter a valid VAT number')
  }
  if (!values.emails.every(isEmail)) {
    throw invalidField('emails', 'Please enter a valid email address')
  }
  if (!values.phones.every(isPhone)) {
    throw invalidField('phones', 'Please enter a valid phone number')
  }
  return values
}

/** Returns the texts without empty ones and without repetitions in other letters. */
function distinct(
  texts: readonly string[],
  keyOf = (text: string) => text.toLowerCase(),
): string[] {
  return [...new Map(texts.filter(Boolean).map(text => [keyOf(text), text])).values()]
}

/** @throws Problem 400, also for an e-mail address of another client */
export function addClient(db: Knex, input: ClientInput, by: string): Promise<ClientRow> {
  const values = toValues(input)
  return unlessTaken(
    db.transaction(async tx => {
      const rows = await tx('clients')
        .insert({ ...values, updated_by: by })
        .returning('id')
      return requireClient(tx, onlyRow<{ id: string }>(rows).id)
    }),
  )
}

/**
 * Changes a client.
 *
 * @param ifMatch the `If-Match` header
 * @throws Problem 404, 409 when it changed since, or 400 as `addClient`
 */
export function changeClient(
  db: Knex,
  id: string,
  input: ClientInput,
  by: string,
  ifMatch: string | undefined,
): Promise<ClientRow> {
  const values = toValues(input)
  return unlessTaken(
    db.transaction(async tx => {
      await refuseOld(ifMatch, await lockClient(tx, id))
      return store(tx, id, values, by)
    }),
  )
}

async function store(tx: Knex.Transaction, id: string, values: ClientValues, by: string) {
  const version = tx.raw('version + 1')
  await tx('clients')
    .where({ id })
    .update({ ...values, version, updated_by: by, updated_at: tx.fn.now() })
  return requireClient(tx, id)
}

/** @throws Problem 409, which says who changed the client; a history would outlive an erasure */
function refuseOld(ifMatch: string | undefined, row: ClientRow): Promise<void> {
  const { version, updated_at: updatedAt, updated_by: updatedBy } = row
  return refuseStale(ifMatch, { version, updatedAt, updatedBy })
}

/** @throws Problem 400 in place of the error of an address that another client has */
async function unlessTaken<T>(stored: Promise<T>): Promise<T> {
  try {
    return await stored
  } catch (error) {
    if ((error as { constraint?: string }).constraint !== 'client_emails_pkey') throw error
    throw invalidField('emails', 'Another client has this email address: merge them instead')
  }
}

/**
 * Moves everything of a client to another one, and removes it.
 *
 * @param ifMatch the `If-Match` header of the client that stays @param merged id and version of the one that
 *   does not, and whose fields apply
 * @throws Problem 404, or 409 when one of them changed since
 */
export function mergeClients(
  db: Knex,
  id: string,
  ifMatch: string | undefined,
  merged: { id: string; version: number; choice?: MergeChoice | undefined },
  by: string,
): Promise<ClientRow> {
  if (merged.id === id) throw invalidField('client', 'A client cannot be merged with itself')
  return db.transaction(async tx => {
    // In one order, so that two merges of the same clients do not wait for each other.
    for (const each of [id, merged.id].toSorted()) await lockClient(tx, each)
    const stays = await requireClient(tx, id)
    const goes = await requireClient(tx, merged.id)
    await refuseOld(ifMatch, stays)
    await refuseOld(`"${merged.version}"`, goes)
    await tx('clients').where({ id: goes.id }).delete()
    const { emails, phones, addresses } = goes
    const { name, company, vatNumber } = merged.choice ?? {}
    const pick = (
      field: 'name' | 'company' | 'vat_number',
      from: 'kept' | 'removed' | undefined,
    ) => (from ? (from === 'kept' ? stays : goes)[field] : stays[field] || goes[field])
    const picked = {
      name: pick('name', name),
      company: pick('company', company),
      vat_number: pick('vat_number', vatNumber),
    }
    // A name or number that has no place in the client that stays is not lost.
    const left = (['name', 'company', 'vat_number'] as const).flatMap(field =>
      [stays[field], goes[field]].filter(value => value && value !== picked[field]),
    )
    const values = {
      ...picked,
      emails: [...stays.emails, ...emails],
      phones: distinct([...stays.phones, ...phones]),
      addresses: distinct([...stays.addresses, ...addresses]),
      notes: [stays.notes, ...left, goes.notes].filter(Boolean).join('\n'),
    }
    const isTooLarge =
      values.notes.length > maxNotes ||
      [values.emails, values.phones, values.addresses].some(({ length }) => length > maxEntries)
    if (isTooLarge) throw invalidField('client', 'The two clients have too much for one')
    return store(tx, id, values, by)
  })
}

/** Kinds of records of a client, each with its e-mail column, and SQL of what it is and shows. */
const kinds = {
  orders: { table: 'custom_orders', email: 'email', status: 'order_status', text: 'lines' },
  messages: {
    table: 'contact_messages',
    email: 'email',
    status: 'status',
    text: "to_jsonb(coalesce(nullif(subject, ''), left(message, 100)))",
  },
  offers: { table: 'offers', email: 'customer_email', status: 'status', text: 'to_jsonb(number)' },
} as const

/** Returns the newest records of a client outside the trash. */
export async function listRecords(
  db: Knex,
  kind: keyof typeof kinds,
  client: ClientRow,
): Promise<ClientRecord[]> {
  const { table, email, status, text } = kinds[kind]
  const query = whereOfClient(db(table), email, client).whereNull('deleted_at')
  if (kind === 'messages') query.whereNull('spam')
  const rows = await query
    .orderBy('id', 'desc')
    .limit(maxRecords)
    .select<{ id: string; created_at: Date; status: string; text: string | OrderLine[] }[]>(
      'id',
      'created_at',
      db.raw(`${status} as status`),
      db.raw(`${text} as text`),
    )
  return rows.map(({ id, created_at, status, text }) => ({
    _id: id,
    createdAt: created_at,
    status,
    text: typeof text === 'string' ? text : text.map(productOf).join(', '),
  }))
}

function productOf({ quantity, title, product }: OrderLine): string {
  return `${quantity} × ${title ?? product.slice(-6)}`
}
