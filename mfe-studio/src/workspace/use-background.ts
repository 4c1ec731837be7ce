import { useEffect, useState } from 'react'
import type { Background } from '../stage/scene.ts'
import { type BackgroundState, backgroundState } from './background-state.ts'

/** Pictures of the products that have been shown, as switching to and fro should not wait. */
const loaded = new Map<string, Background>()

/**
 * The picture of what is chosen. While another one loads, the last one stays.
 *
 * @param address null of what has no picture; undefined while nothing is chosen
 */
export function useBackground(address: string | null | undefined): {
  state: BackgroundState
  background: Background | null
} {
  const [shown, setShown] = useState<Background | null>(() => loaded.get(address ?? '') ?? null)
  const [failed, setFailed] = useState<string>()

  useEffect(() => {
    if (!address) return setShown(null)
    const known = loaded.get(address)
    if (known) return setShown(known)
    let current = true
    const source = new Image()
    source.src = address
    source.decode().then(
      () => {
        loaded.set(address, { source, address })
        if (current) setShown({ source, address })
      },
      () => {
        if (!current) return
        // A plain canvas is better than another product's picture.
        setShown(null)
        setFailed(address)
      },
    )
    return () => {
      current = false
    }
  }, [address])

  return {
    state: backgroundState({
      chosen: address !== undefined,
      address,
      shown: shown?.address,
      failed,
    }),
    background: shown,
  }
}

/** Fetches the pictures that a click could ask for next, so that the click need not wait. */
export function preload(addresses: readonly string[]) {
  for (const address of addresses) {
    if (loaded.has(address)) continue
    const source = new Image()
    source.src = address
    source.decode().then(
      () => loaded.set(address, { source, address }),
      // It will be asked for again when it is needed, and fail visibly then.
      () => undefined,
    )
  }
}
