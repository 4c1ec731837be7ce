import { useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import { shortId } from '../shared/short-id.ts'
import { RemoveDialog } from '../shared/trash/remove-dialog.tsx'
import type { CustomOrder } from './custom-orders.data.ts'
import { customOrdersMessages } from './custom-orders.messages.ts'

interface DeleteOrderDialogProps {
  order: CustomOrder
  onClose: () => void
  onDeleted?: () => void
}

export function DeleteOrderDialog({ order, ...dialog }: DeleteOrderDialogProps): ReactElement {
  const texts = useMessages(customOrdersMessages)
  return (
    <RemoveDialog
      {...dialog}
      action={`/admin/custom-orders/${order._id}`}
      question={texts.confirmDelete}
    >
      {texts.order(shortId(order._id))}, {order.email}. {texts.deleteNote}
    </RemoveDialog>
  )
}
