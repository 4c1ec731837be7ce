import { useLoaderData, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { Dialog } from '@stampa/ui/dialog/dialog.tsx'
import { type ReactElement, useState } from 'react'
import { useCloseForm } from '../shared/form/form-address.ts'
import { sharedMessages } from '../shared/shared.messages.ts'
import { MissingDialog } from '../shared/trash/missing-dialog.tsx'
import { draftOfOffer } from './draft.ts'
import { OfferDialog } from './offer-dialog.tsx'
import { offerFormMessages } from './offer-form.messages.ts'
import type { EditOfferData } from './offers.data.ts'
import { offersMessages } from './offers.messages.ts'

/** The form of a stored offer, as long as it is a draft. */
export function Component(): ReactElement {
  const texts = useMessages(offersMessages)
  const { skus, offer: latest } = useLoaderData<EditOfferData>()
  const close = useCloseForm({ id: 'offers' })
  // What is loaded again must not change what somebody is editing.
  const [opened] = useState(latest)
  if (!opened) return <MissingDialog title={texts.missing} onClose={close} />
  if (opened.status !== 'Draft') return <NotADraft number={opened.number} onClose={close} />
  return (
    <OfferDialog
      skus={skus}
      initial={draftOfOffer(opened)}
      offer={opened}
      latest={latest ?? undefined}
      onClose={close}
    />
  )
}

function NotADraft({ number, onClose }: { number: string; onClose: () => void }): ReactElement {
  const texts = useMessages(offerFormMessages)
  const shared = useMessages(sharedMessages)
  return (
    <Dialog
      open
      size="small"
      title={texts.edit(number)}
      onClose={onClose}
      footer={<Button onClick={onClose}>{shared.backToList}</Button>}
    >
      <p>{texts.notDraft}</p>
    </Dialog>
  )
}
