import { requiredEmail, requiredText, type Static, Type } from '@stampa/service-kit'
import { adminListQuery } from '@stampa/service-kit/listing'

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
    Type.String({
      maxLength: 300,
      description: 'A field that people do not see: whoever fills it in is no visitor',
    }),
  ),
  elapsedMs: Type.Optional(
    Type.Number({
      minimum: 0,
      description:
        'Milliseconds from the form’s appearance to its sending; without JavaScript left out',
    }),
  ),
})
export type NewMessage = Static<typeof newMessage>

export const receivedMessage = Type.Object(
  { _id: Type.String(), createdAt: Type.String({ format: 'date-time' }) },
  { $id: 'ReceivedMessage' },
)
export type ReceivedMessage = Static<typeof receivedMessage>

/** Why a message is spam; `marked`: by an administrator. */
const spamReasons = ['honeypot', 'too_fast', 'marked'] as const
export type SpamReason = (typeof spamReasons)[number]

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
    spam: Type.Union([Type.Enum(spamReasons), Type.Null()], { description: 'null: it is none' }),
    createdAt: Type.String({ format: 'date-time' }),
  },
  { $id: 'ContactMessage' },
)
export type AdminMessage = Static<typeof adminMessage>

export const messageSorts = ['createdAt', 'name', 'email'] as const

export const messageListQuery = Type.Object({
  ...adminListQuery(messageSorts, '-createdAt').properties,
  read: Type.Optional(Type.Boolean()),
  spam: Type.Boolean({
    default: false,
    description: 'What looks like spam instead of what does not',
  }),
})

export const changedMessage = Type.Object(
  { read: Type.Optional(Type.Boolean()), spam: Type.Optional(Type.Boolean()) },
  { minProperties: 1 },
)
