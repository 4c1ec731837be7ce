import { maxEmailLength } from '@stampa/rules/contact'
import { dateTime, type Static, Type } from '@stampa/service-kit'
import { nullable } from '@stampa/service-kit/validation'

/** Stages of production, in their order. Any stage may follow any other. */
export const jobStages = [
  'To do',
  'Artwork',
  'Purchasing',
  'Printing',
  'Packing',
  'Delivered',
] as const
export type JobStage = (typeof jobStages)[number]

/** As on the screens of the back office. */
export const greekStages: Record<JobStage, string> = {
  'To do': 'Προς έναρξη',
  Artwork: 'Μακέτα',
  Purchasing: 'Προμήθειες',
  Printing: 'Εκτύπωση',
  Packing: 'Συσκευασία',
  Delivered: 'Παραδόθηκε',
}

const stage = Type.Enum(jobStages)
const email = Type.String({ format: 'email', minLength: 1, maxLength: maxEmailLength })

export const job = Type.Object(
  {
    _id: Type.String(),
    offer: Type.String(),
    offerNumber: Type.String(),
    customerName: Type.String(),
    customOrder: nullable(Type.String(), 'Custom order of the offer'),
    designOrder: nullable(Type.String(), 'Order of the design studio of the offer'),
    items: Type.Array(
      Type.Object({
        skuCode: Type.String(),
        productDescription: Type.String(),
        printPositions: Type.Array(Type.String()),
        quantity: Type.Integer(),
      }),
      { description: 'Lines of the offer, without prices' },
    ),
    stage,
    dueDate: nullable(Type.String({ format: 'date' })),
    assignee: nullable(Type.String(), 'E-mail of the administrator who does it'),
    version: Type.Integer({ description: 'Grows with every change; the number in `ETag`' }),
    createdAt: dateTime(),
    updatedAt: dateTime(),
  },
  { $id: 'Job' },
)
export type Job = Static<typeof job>

export const changedJob = Type.Object(
  {
    stage: Type.Optional(stage),
    dueDate: Type.Optional(
      nullable(
        Type.String({
          format: 'date',
          pattern: '^20\\d\\d-',
          message: 'The due date must be a date',
        }),
      ),
    ),
    assignee: Type.Optional(nullable(email)),
  },
  { minProperties: 1 },
)
