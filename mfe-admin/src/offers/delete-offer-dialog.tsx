import { useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import { DeleteDialog } from '../shared/trash/delete-dialog.tsx'
import type { Offer } from './offers.data.ts'
import { offersMessages } from './offers.messages.ts'

interface DeleteOfferDialogProps {
  offer: Offer
  onClose: () => void
}

export function DeleteOfferDialog({ offer, onClose }: DeleteOfferDialogProps): ReactElement {
  const texts = useMessages(offersMessages)
  return (
    <DeleteDialog
      action={`/admin/offers/${offer._id}`}
      question={texts.confirmDelete}
      onClose={onClose}
    >
      {offer.number}, {offer.customerName}. {texts.deleteNote}
    </DeleteDialog>
  )
}
