import { useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import { shortId } from '../shared/short-id.ts'
import { DeleteDialog } from '../shared/trash/delete-dialog.tsx'
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
    <DeleteDialog
      {...dialog}
      action={`/admin/custom-orders/${order._id}`}
      question={texts.confirmDelete}
    >
      {texts.order(shortId(order._id))}, {order.email}. {texts.deleteNote}
    </DeleteDialog>
  )
}
