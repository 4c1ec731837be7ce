import { Link, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import type { ReactElement } from 'react'
import { customOrdersMessages } from './custom-orders.messages.ts'

/** Ways to the other views of the orders. */
export function OrdersTools({ current }: { current: 'list' | 'board' }): ReactElement {
  const texts = useMessages(customOrdersMessages)
  return (
    <>
      {current === 'list' ? (
        <Button render={<Link to="/admin/custom-orders/board" />}>{texts.board}</Button>
      ) : (
        <Button render={<Link to="/admin/custom-orders" />}>{texts.list}</Button>
      )}
      <Button render={<Link to="/admin/custom-orders/trash" />}>{texts.trash}</Button>
    </>
  )
}
