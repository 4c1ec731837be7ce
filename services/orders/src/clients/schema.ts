import { dateTime, type Static, Type } from '@stampa/service-kit'
import { nullable } from '@stampa/service-kit/validation'

/** Addresses, phones or places of a client. */
export const maxEntries = 50

export const maxNotes = 10_000

const text = (maxLength: number) => Type.Optional(Type.String({ maxLength }))
/** Formats are checked by the service: an error is one of the whole list, which the form shows as one field. */
const texts = (maxLength: number, description?: string) =>
  Type.Optional(
    Type.Array(Type.String({ maxLength }), {
      maxItems: maxEntries,
      ...(description && { description }),
    }),
  )

/** Request body of a new and a changed client; a client needs a name, a company or an e-mail address. */
export const clientInput = Type.Object(
  {
    name: text(200),
    company: text(200),
    vatNumber: text(20),
    emails: texts(254, 'Records with one of these addresses are the client’s'),
    phones: texts(50),
    addresses: texts(500),
    notes: text(maxNotes),
  },
  { $id: 'Client' },
)

const source = Type.Optional(Type.Enum(['kept', 'removed']))

/**
 * The client whose value each field has after a merge; by default the kept client's, or the other's where it
 * has none.
 */
export const mergeChoice = Type.Object({ name: source, company: source, vatNumber: source })

export const client = Type.Object(
  {
    _id: Type.String(),
    name: Type.String(),
    company: Type.String(),
    vatNumber: Type.String(),
    emails: Type.Array(Type.String()),
    phones: Type.Array(Type.String()),
    addresses: Type.Array(Type.String()),
    notes: Type.String(),
    version: Type.Integer({ description: 'Grows with every change; the number in `ETag`' }),
    createdAt: dateTime(),
    updatedAt: dateTime(),
  },
  { $id: 'Client' },
)

/** Largest number of records of each kind that a client is shown with. */
export const maxRecords = 50

const record = Type.Object({
  _id: Type.String(),
  createdAt: dateTime(),
  status: Type.String(),
  text: Type.String({ description: 'Products, subject or number' }),
})

const records = nullable(Type.Array(record), `Newest ${maxRecords}; null without the permission`)

export const clientRecords = Type.Object(
  {
    orders: records,
    messages: records,
    offers: records,
    matches: Type.Array(client, {
      description: 'Other clients with one of the phone numbers or the VAT number',
    }),
  },
  { $id: 'ClientRecords' },
)

export const retention = Type.Object(
  {
    trashDays: Type.Integer({ description: 'Deleted records' }),
    mailDays: Type.Integer({ description: 'Which mails were sent, without their texts' }),
    retryHours: Type.Integer({ description: 'Answers to repeated requests' }),
    auditMonths: Type.Integer(),
    accountingYears: Type.Integer({
      description: 'Accepted offers of erased clients, from the end of the year of acceptance',
    }),
  },
  { $id: 'Retention' },
)

export type MergeChoice = Static<typeof mergeChoice>
export type ClientInput = Static<typeof clientInput>
export type Client = Static<typeof client>
export type ClientRecord = Static<typeof record>
