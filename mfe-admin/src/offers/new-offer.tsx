import { useLoaderData } from '@stampa/platform'
import { type ReactElement, useState } from 'react'
import { useCloseForm } from '../shared/form/form-address.ts'
import { draftFromOrder, emptyDraft } from './draft.ts'
import { OfferDialog } from './offer-dialog.tsx'
import type { NewOfferData } from './offers.data.ts'
import { today } from './today.ts'

/** 'Create Offer' over the offers: empty, or begun from a custom order. */
export function Component(): ReactElement {
  const { skus, prefill } = useLoaderData<NewOfferData>()
  const close = useCloseForm({ id: 'offers' })
  // What is loaded again must not change what somebody is writing.
  const [initial] = useState(() => (prefill ? draftFromOrder(prefill) : emptyDraft(today())))
  return <OfferDialog skus={skus} initial={initial} offer={undefined} onClose={close} />
}
