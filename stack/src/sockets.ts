import { mkdir, rename, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { ServiceDefinition } from './apps/services.ts'
import { type DataFolders, emptyFolder } from './data-dir.ts'

/** Longest path of a socket, bytes, which the system's addresses have room for. */
const longestPath = 107

/** Sockets of the services that have no ports, and which of them the gateway uses for a prefix. */
export class Sockets {
  readonly #folders: Pick<DataFolders, 'gatewayAdded' | 'sockets'>
  readonly #prefixes = new Map<string, string[]>()

  constructor(folders: Pick<DataFolders, 'gatewayAdded' | 'sockets'>) {
    this.#folders = folders
  }

  /** Forgets those of an earlier run. */
  async open(): Promise<void> {
    const { gatewayAdded, sockets } = this.#folders
    for (const folder of [gatewayAdded, sockets]) await emptyFolder(folder)
  }

  /** @throws when the data folder's path is too long */
  path(instance: string, isSpare = false): string {
    const path = join(this.#folders.sockets, isSpare ? `${instance}-spare` : instance)
    if (Buffer.byteLength(path) <= longestPath) return path
    throw new Error(`${path} is too long for a socket: choose a shorter data folder, or name.`)
  }

  /** Makes an instance the live one of its service's prefixes; prefixes that the service had before are free. */
  async makeLive({ name, prefixes }: ServiceDefinition, isSpare: boolean): Promise<void> {
    const socket = this.path(`${name}-1`, isSpare)
    for (const prefix of prefixes) {
      const folder = join(this.#folders.gatewayAdded, prefix)
      await mkdir(folder, { recursive: true })
      await symlink(socket, join(folder, 'next'))
      await rename(join(folder, 'next'), join(folder, 'live'))
    }
    for (const prefix of this.#prefixes.get(name) ?? []) {
      if (!prefixes.includes(prefix)) {
        await rm(join(this.#folders.gatewayAdded, prefix), { recursive: true })
      }
    }
    this.#prefixes.set(name, prefixes)
  }
}
