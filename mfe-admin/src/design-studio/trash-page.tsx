import { useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import { DeletedRecords } from '../shared/trash/deleted-records.tsx'
import { designStudioMessages } from './design-studio.messages.ts'

/** Deleted products and orders, until they are gone for good. */
export function Component(): ReactElement {
  const texts = useMessages(designStudioMessages)
  return <DeletedRecords title={texts.title} listPath="/admin/design-studio" />
}
