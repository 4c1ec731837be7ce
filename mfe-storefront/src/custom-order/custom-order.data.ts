import type { LoaderFunctionArgs } from '@stampa/platform'
import { type Banner, bannersAt, loadBanners } from '../shared/banner/banners.data.ts'
import { orNothing } from '../shared/or-nothing.ts'
import { loadOrderForm, type OrderFormData } from './order-form.data.ts'

export interface CustomOrderData {
  form: OrderFormData
  banner: Banner | null
}

export async function loadCustomOrder({
  request: { signal },
}: LoaderFunctionArgs): Promise<CustomOrderData> {
  const [form, banners] = await Promise.all([
    loadOrderForm(signal),
    orNothing(loadBanners(signal), signal),
  ])
  return { form, banner: bannersAt('custom-order', banners)[0] ?? null }
}
