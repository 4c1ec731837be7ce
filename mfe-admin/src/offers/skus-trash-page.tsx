import { useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import { DeletedRecords } from '../shared/trash/deleted-records.tsx'
import { skusMessages } from './skus.messages.ts'

/** Deleted SKUs, until they are gone for good. */
export function Component(): ReactElement {
  const texts = useMessages(skusMessages)
  return <DeletedRecords title={texts.skus} listPath="/admin/offers/skus" />
}
