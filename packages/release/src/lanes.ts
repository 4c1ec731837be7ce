import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { BlockList } from 'node:net'
import { join } from 'node:path'
import {
  ifThere,
  type Lane,
  laneBytes,
  laneText,
  ReleaseError,
  TrustedRegistry,
} from '@stampa/registry'
import { Keys, signedLink } from './keys.ts'

/** What the command `lane` asks a running platform for. */
export type LaneChange =
  | {
      action: 'open'
      services: Lane['services']
      hours: number
      /** Origin of the link. @default the platform's */
      origin?: string | undefined
    }
  /** Ends the lane of a link. @default all */
  | { action: 'end'; link?: string | undefined }

export interface LanesOptions {
  /**
   * Folder of a file for each open lane, named by its token: the gateway looks for it at each request that
   * names a lane.
   */
  folder: string
  directory: string
  /** Path of the owner's trusted `root.json`. */
  root: string
  /** Folder of the private keys. */
  keys: string
  /** IPv4 addresses and networks that lanes may lead to, separated by commas or spaces. */
  addresses: string
  /** Addresses of the gateway, as `127.0.0.1:4001`: it would send a request to itself again. */
  gateway: string[]
  /** Origin of links without another. */
  origin: string
}

/** Longest name of a file, bytes. */
const maxToken = 255

/** Time limit of an instance's answer, ms. */
const readyTimeout = 3000

/** The open lanes of a platform. */
export class Lanes {
  readonly #options: LanesOptions
  readonly #registry: TrustedRegistry

  constructor(options: LanesOptions) {
    this.#options = options
    this.#registry = new TrustedRegistry(options)
  }

  /**
   * Opens a lane, signed with the owner's key `targets`: services have no keys of their own, and a lane gets
   * the data of every customer who opens it, which no team may have by itself. Or ends lanes.
   *
   * @param report receives what is done
   * @param show receives the link, which belongs in no log
   * @throws {ReleaseError} when an address is not allowed, or nothing is ready there
   */
  async change(
    change: LaneChange,
    report: (text: string) => void,
    show: (text: string) => void,
  ): Promise<void> {
    if (change.action === 'end') return this.#end(change.link, report)
    const { services, hours, origin = this.#options.origin } = change
    for (const [name, address] of Object.entries(services)) await this.#check(name, address)
    const { folder, keys } = this.#options
    const until = new Date(Date.now() + hours * 3_600_000)
    const text = laneText({ services, until })
    const token = signedLink(await new Keys(keys).open('targets'), text, laneBytes(text))
    if (token.length > maxToken) throw new ReleaseError('These are too many services for one lane.')
    // Only the names of lanes that a request knows can be looked for.
    await mkdir(folder, { recursive: true, mode: 0o711 })
    await writeFile(join(folder, token), '')
    const places = Object.entries(services).map(([name, address]) => `${name} at ${address}`)
    const end = until.toISOString().slice(0, 16).replace('T', ' ')
    report(`${places.join(', ')}: a lane until ${end} (UTC)`)
    show(`${origin}/preview/${token}`)
  }

  /** Closes the lanes whose time is over, or whose signature does not count any more. */
  async sweep(): Promise<void> {
    for (const token of await this.#tokens()) {
      const preview = await this.#registry.preview(token).catch(() => undefined)
      if (!preview?.lane) await this.#close(token)
    }
  }

  async #end(link: string | undefined, report: (text: string) => void): Promise<void> {
    const tokens = await this.#tokens()
    const ended = link === undefined ? tokens : tokens.filter(token => link.endsWith(`/${token}`))
    if (ended.length === 0) throw new ReleaseError('No such lane is open.')
    await Promise.all(ended.map(token => this.#close(token)))
    report(`${ended.length} ${ended.length === 1 ? 'lane has' : 'lanes have'} ended`)
  }

  async #tokens(): Promise<string[]> {
    return (await ifThere(readdir(this.#options.folder))) ?? []
  }

  #close(token: string): Promise<void> {
    return rm(join(this.#options.folder, token), { force: true })
  }

  async #check(name: string, address: string): Promise<void> {
    const { addresses, gateway } = this.#options
    const [host = ''] = address.split(':')
    if (!allowed(addresses).check(host)) {
      throw new ReleaseError(`${host} is not in LANE_ADDRESSES (${addresses}).`)
    }
    if (gateway.includes(address)) throw new ReleaseError(`${address} is the gateway's own.`)
    const signal = AbortSignal.timeout(readyTimeout)
    const response = await fetch(`http://${address}/readyz`, { signal, redirect: 'error' }).catch(
      cause => {
        throw new ReleaseError(`${name} does not answer at ${address}.`, { cause })
      },
    )
    await response.body?.cancel()
    if (!response.ok) {
      throw new ReleaseError(`${name} is not ready at ${address}: ${response.status}.`)
    }
  }
}

/** @throws {ReleaseError} when a part of the list is neither an IPv4 address nor a network */
function allowed(list: string): BlockList {
  const addresses = new BlockList()
  for (const part of list.split(/[\s,]+/).filter(Boolean)) {
    const [address = '', bits = '32'] = part.split('/')
    try {
      addresses.addSubnet(address, Number(bits))
    } catch {
      throw new ReleaseError(`LANE_ADDRESSES: ${part} is neither an IPv4 address nor a network.`)
    }
  }
  return addresses
}
