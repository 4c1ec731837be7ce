import type { LoaderFunctionArgs } from '@stampa/platform'
import { type Banner, loadBanners } from '../shared/banner/banners.data.ts'

export interface BannersData {
  banners: Banner[]
}

/** @throws ApiError with the text that the page shows */
export async function loadBannersPage({
  request: { signal },
}: LoaderFunctionArgs): Promise<BannersData> {
  return { banners: await loadBanners(signal) }
}
