import { unwrap } from '@stampa/api'
import type { ImageAsset } from '@stampa/ui/image/sources.ts'
import { catalog } from '../../shared/api.ts'

export interface Customer {
  _id: string
  name: string
  logo: ImageAsset | null
}

/** @throws ApiError */
export async function loadCustomers(signal: AbortSignal): Promise<Customer[]> {
  const customers = await unwrap(catalog.GET('/api/customers', { signal }), {
    fallback: 'Failed to load customers',
  })
  return customers.map(({ _id, name, imageAsset }) => ({ _id, name, logo: imageAsset }))
}
