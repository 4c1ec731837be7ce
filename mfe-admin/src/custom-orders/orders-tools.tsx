import { Link, useLocation, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import type { ReactElement } from 'react'
import { DownloadButton } from '../shared/download-button.tsx'
import { customOrdersMessages } from './custom-orders.messages.ts'

/** Ways to the other views of the orders, and the orders of this one as a sheet. */
export function OrdersTools({ current }: { current: 'list' | 'board' }): ReactElement {
  const texts = useMessages(customOrdersMessages)
  const { search } = useLocation()
  return (
    <>
      {current === 'list' ? (
        <Button render={<Link to="/admin/custom-orders/board" />}>{texts.board}</Button>
      ) : (
        <Button render={<Link to="/admin/custom-orders" />}>{texts.list}</Button>
      )}
      <Button render={<Link to="/admin/custom-orders/trash" />}>{texts.trash}</Button>
      <DownloadButton
        path={`/api/custom-order/export${exported(search)}`}
        fileName="orders.csv"
        failure={texts.exportFailed}
      >
        {texts.exportCsv}
      </DownloadButton>
    </>
  )
}

/** The part of the address that the export knows. */
function exported(search: string): string {
  const query = new URLSearchParams(search)
  for (const name of [...query.keys()]) {
    if (!['q', 'orderStatus', 'from', 'to'].includes(name)) query.delete(name)
  }
  return query.size > 0 ? `?${query}` : ''
}
