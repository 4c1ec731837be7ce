import type { Company } from '@stampa/service-kit/company'
import type { Knex } from 'knex'
import { recordEvent } from '../outbox.ts'

/**
 * Mails the shop's e-mail of the last run when the company settings have another one, so that nobody diverts the mails
 * of customers unnoticed. The catalog, which has the settings, sends no mails.
 */
export async function watchShopAddress(db: Knex, company: Company): Promise<void> {
  const { email } = await company.find()
  // Empty settings are meaningful only once the catalog has answered.
  if (!company.answered) return
  await db.transaction(async tx => {
    const known = await tx('shop_address').first<{ email: string } | undefined>('email')
    if (known?.email === email) return
    await tx('shop_address').insert({ email }).onConflict('one').merge()
    if (known && known.email !== '') {
      await recordEvent(tx, 'shop_address.changed', { email: known.email })
    }
  })
}
