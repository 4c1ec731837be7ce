import { useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import { DeletedRecords } from '../shared/trash/deleted-records.tsx'
import { contactMessages } from './contact.messages.ts'

/** Deleted messages, until they are gone for good. */
export function Component(): ReactElement {
  const texts = useMessages(contactMessages)
  return <DeletedRecords title={texts.title} listPath="/admin/contact" />
}
