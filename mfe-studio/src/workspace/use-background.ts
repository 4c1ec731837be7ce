import { useEffect, useState } from 'react'
import type { Background } from '../stage/scene.ts'
import { untilLoaded } from './until-loaded.ts'

/** Product pictures that have loaded, by URL, so that a switch back shows at once. */
const loaded = new Map<string, Background>()

/** Loads a product picture. @throws when the browser cannot */
export async function loadPicture(url: string): Promise<Background> {
  const known = loaded.get(url)
  if (known) return known
  const source = new Image()
  source.src = url
  await source.decode()
  const background = { source, width: source.naturalWidth, height: source.naturalHeight, url }
  loaded.set(url, background)
  return background
}

/** Loads pictures that the next click could show. A failed one is loaded again when it is needed. */
export function preload(urls: readonly string[]) {
  for (const url of urls) loadPicture(url).catch(() => undefined)
}

/**
 * Loads a product picture; the previous one stays until then. A failed one is loaded again until it succeeds.
 *
 * @param url null for a side without a picture, undefined without a product
 */
export function useBackground(url: string | null | undefined) {
  const [shown, setShown] = useState<Background | null>(() => loaded.get(url ?? '') ?? null)
  const [failed, setFailed] = useState<string>()

  useEffect(() => {
    const known = loaded.get(url ?? '')
    if (!url || known) return setShown(known ?? null)
    return untilLoaded(
      () => loadPicture(url),
      setShown,
      () => {
        // A plain canvas is better than the picture of another product.
        setShown(null)
        setFailed(url)
      },
    )
  }, [url])

  return { background: shown, pictureState: backgroundState(url, shown?.url, failed) }
}

/**
 * Returns the message about a picture, or 'shown'.
 *
 * @param shown URL of the picture on the canvas.
 * @param failed URL of the last picture that did not load.
 */
export function backgroundState(
  url: string | null | undefined,
  shown?: string,
  failed?: string,
): 'selectFirst' | 'noImage' | 'loadingImage' | 'imageFailed' | 'shown' {
  if (url === undefined) return 'selectFirst'
  if (!url) return 'noImage'
  if (shown === url) return 'shown'
  return failed === url ? 'imageFailed' : 'loadingImage'
}
