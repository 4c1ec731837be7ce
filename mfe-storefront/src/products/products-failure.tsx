import { useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import { LoadFailure } from '../shared/load-failure/load-failure.tsx'
import { ListHeader } from '../shared/product-list/list-header.tsx'
import { productsMessages } from './products.messages.ts'

export function ProductsFailure(): ReactElement {
  const { title } = useMessages(productsMessages)
  return (
    <>
      <ListHeader title={title} />
      <LoadFailure message={productsMessages.failed} />
    </>
  )
}
