import { useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import { DeletedRecords } from '../shared/trash/deleted-records.tsx'
import { customOrdersMessages } from './custom-orders.messages.ts'

/** Deleted orders, until they are gone for good. */
export function Component(): ReactElement {
  const texts = useMessages(customOrdersMessages)
  return <DeletedRecords title={texts.title} listPath="/admin/custom-orders" />
}
