import type { Remote } from '@stampa/platform'
import type { BrowserRegistry } from '@stampa/platform/release'
import { createContext } from 'react'

/** What the frames need of the remotes: which are there, what they bring, and how to try one again. */
export interface RemotesAccess {
  registry: BrowserRegistry
  /** @throws RemoteError */
  load(name: string): Promise<Remote>
  retry(name: string): void
}

export const RemotesContext = createContext<RemotesAccess | undefined>(undefined)
