import type { ReactElement } from 'react'
import { useCloseForm } from '../shared/form/form-address.ts'
import { SkuForm } from './sku-form.tsx'

/** 'Add SKU' over the offers. */
export function Component(): ReactElement {
  return <SkuForm sku={undefined} onClose={useCloseForm({ id: 'offers' })} />
}
