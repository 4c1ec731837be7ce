import type { BrowserRegistry } from '@stampa/platform/release'
import { createContext } from 'react'

/** What the frames need to know of the remotes: what is there, and how to try one again. */
export interface RemotesAccess {
  registry: BrowserRegistry
  retry(name: string): void
}

export const RemotesContext = createContext<RemotesAccess | undefined>(undefined)
