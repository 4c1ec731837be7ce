import { useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import { DeleteDialog } from '../shared/trash/delete-dialog.tsx'
import type { Sku } from './offers.data.ts'
import { skusMessages } from './skus.messages.ts'

interface DeleteSkuDialogProps {
  sku: Sku
  onClose: () => void
}

export function DeleteSkuDialog({ sku, onClose }: DeleteSkuDialogProps): ReactElement {
  const texts = useMessages(skusMessages)
  return (
    <DeleteDialog
      action={`/admin/offers/skus/${sku._id}`}
      question={texts.confirmDelete}
      name={sku.skuCode}
      onClose={onClose}
      // The overview is open still, and keeps the focus.
      onDeleted={onClose}
    >
      {sku.skuCode} - {sku.productDescription}. {texts.deleteNote}
    </DeleteDialog>
  )
}
