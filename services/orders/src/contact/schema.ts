import { maxEmailLength } from '@stampa/rules/contact'
import { dateTime, requiredEmail, requiredText, type Static, Type } from '@stampa/service-kit'
import { nullable } from '@stampa/service-kit/validation'

const text = (maxLength: number) => Type.Optional(Type.String({ maxLength }))

/** Fields in the order in which they are checked (public site, section 5); the e-mail's format is checked last. */
export const newMessage = Type.Object({
  name: requiredText(200, 'Name is required'),
  email: requiredEmail(),
  message: requiredText(10_000, 'Message is required'),
  company: text(200),
  phone: text(50),
  subject: text(300),
  website: Type.Optional(
    Type.String({ maxLength: 300, description: 'Honeypot: a field that visitors do not see' }),
  ),
  elapsedMs: Type.Optional(
    Type.Number({
      minimum: 0,
      description: 'Milliseconds from showing the form to sending it; absent without JavaScript',
    }),
  ),
})
export type NewMessage = Static<typeof newMessage>

export const receivedMessage = Type.Object(
  { _id: Type.String(), createdAt: dateTime() },
  { $id: 'ReceivedMessage' },
)
export type ReceivedMessage = Static<typeof receivedMessage>

/** Why a message is spam; `marked`: by an administrator. */
const spamReasons = ['honeypot', 'too_fast', 'marked'] as const
export type SpamReason = (typeof spamReasons)[number]

/** Answered is set by a reply; closed: needs no answer, or no further one. */
export const messageStatuses = ['new', 'answered', 'closed'] as const
export type MessageStatus = (typeof messageStatuses)[number]

const status = Type.Enum(messageStatuses)

export const adminMessage = Type.Object(
  {
    _id: Type.String(),
    name: Type.String(),
    email: Type.String(),
    company: Type.String(),
    phone: Type.String(),
    subject: Type.String(),
    message: Type.String(),
    read: Type.Boolean(),
    spam: nullable(Type.Enum(spamReasons), 'null: no spam'),
    status,
    owner: nullable(Type.String(), 'E-mail of the administrator who handles it'),
    link: Type.String({
      description: 'Path of the customer’s page of the message; empty without `orders:write`',
    }),
    createdAt: dateTime(),
  },
  { $id: 'ContactMessage' },
)
export type AdminMessage = Static<typeof adminMessage>

export const changedMessage = Type.Object(
  {
    read: Type.Optional(Type.Boolean()),
    spam: Type.Optional(Type.Boolean()),
    status: Type.Optional(status),
    owner: Type.Optional(
      nullable(Type.String({ format: 'email', minLength: 1, maxLength: maxEmailLength })),
    ),
  },
  { minProperties: 1 },
)
