import { useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import { DeletedRecords } from '../shared/trash/deleted-records.tsx'
import { offersMessages } from './offers.messages.ts'

/** Deleted offers, until they are gone for good. */
export function Component(): ReactElement {
  const texts = useMessages(offersMessages)
  return <DeletedRecords title={texts.title} listPath="/admin/offers" />
}
