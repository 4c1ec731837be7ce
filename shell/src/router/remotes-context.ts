import type { Remote } from '@stampa/platform'
import type { BrowserRegistry } from '@stampa/platform/release'
import { createContext } from 'react'

/** The remotes as the frames use them. */
export interface RemotesAccess {
  registry: BrowserRegistry
  /** @throws RemoteError */
  load(name: string): Promise<Remote>
  retry(name: string): void
}

export const RemotesContext = createContext<RemotesAccess | undefined>(undefined)
