import type { App } from '@stampa/service-kit'
import { scheduleHousekeeping as schedule } from '@stampa/service-kit/order-workflow'
import { forgetClients } from './clients/personal-data.ts'
import { remindCustomers } from './offers/reminders.ts'

export const trashTables = ['custom_orders', 'contact_messages', 'skus', 'offers']

/** Queries of the hashes of private files in use. */
export const fileReferences = [
  "select image->>'hash' from custom_orders",
  "select file->>'hash' from order_attachments",
]

const hour = 3_600_000
const day = 24 * hour

/** Milliseconds between two attempts to complete orders with products not yet known. */
const completionInterval = 15_000

export function scheduleHousekeeping(app: App): void {
  schedule(app, {
    trash: trashTables,
    files: { media: app.media, references: fileReferences },
    jobs: [
      {
        name: 'complete-orders',
        every: completionInterval,
        run: () => app.orderCompleter.run(),
      },
      { name: 'remind-customers', every: hour, run: () => remindCustomers(app.db) },
      { name: 'forget-clients', every: day, run: () => forgetClients(app.db) },
    ],
  })
}
