import { useMessages } from '@stampa/platform'
import { IconButton } from '@stampa/ui/button/icon-button.tsx'
import { EyeIcon, TrashIcon } from '@stampa/ui/icon/icons.tsx'
import type { ReactElement } from 'react'
import { FormLink } from '../shared/form/form-link.tsx'
import type { CustomOrder } from './custom-orders.data.ts'
import { customOrdersMessages } from './custom-orders.messages.ts'
import styles from './order-columns.module.css'

interface OrderActionsProps {
  order: CustomOrder
  onDelete: (order: CustomOrder) => void
}

export function OrderActions({ order, onDelete }: OrderActionsProps): ReactElement {
  const texts = useMessages(customOrdersMessages)
  return (
    <>
      <IconButton
        label={texts.viewOf(order.email)}
        icon={<EyeIcon />}
        render={<FormLink path={`/admin/custom-orders/${order._id}`} className={styles.wide} />}
      />
      <IconButton
        label={texts.deleteOf(order.email)}
        icon={<TrashIcon />}
        variant="danger"
        onClick={() => onDelete(order)}
      />
    </>
  )
}
