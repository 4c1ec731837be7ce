import { apiOrigin, publicFetch } from '@stampa/platform'
import type { AssetLibrary } from './asset-library.ts'

/** Fetches originals that the shop has into the library. @throws when one is not there or no image */
export async function fetchOriginals(
  assets: readonly { url: string }[],
  library: AssetLibrary,
): Promise<void> {
  await Promise.all(
    assets.map(async ({ url }) => {
      const response = await publicFetch(new Request(new URL(url, apiOrigin)))
      if (!response.ok) throw new Error(`${url} answers ${response.status}`)
      await library.add(await response.blob())
    }),
  )
}
