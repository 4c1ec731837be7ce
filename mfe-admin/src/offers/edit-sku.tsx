import { useLoaderData, useMessages } from '@stampa/platform'
import { type ReactElement, useState } from 'react'
import { useCloseForm } from '../shared/form/form-address.ts'
import { MissingDialog } from '../shared/trash/missing-dialog.tsx'
import type { Sku } from './offers.data.ts'
import { SkuForm } from './sku-form.tsx'
import { skusMessages } from './skus.messages.ts'

/** The form of one SKU, over the overview of all. */
export function Component(): ReactElement {
  const texts = useMessages(skusMessages)
  const latest = useLoaderData<Sku | null>()
  // What is loaded again must not change what somebody is editing.
  const [opened] = useState(latest)
  const close = useCloseForm({ id: 'offers/skus' })
  if (!opened) return <MissingDialog title={texts.missing} onClose={close} />
  return <SkuForm sku={opened} latest={latest ?? undefined} onClose={close} />
}
