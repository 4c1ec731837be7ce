import { BlockList, isIP, isIPv6 } from 'node:net'
import { ConfigError } from '@stampa/service-kit'

/** The shop's own addresses: who works there is no visitor. */
export class OwnAddresses {
  readonly #list = new BlockList()
  /** Whether there are any: most shops name none. */
  readonly any: boolean

  /** @param text addresses or ranges, comma-separated @throws ConfigError for anything else */
  constructor(text: string) {
    const entries = text
      .split(',')
      .map(entry => entry.trim())
      .filter(Boolean)
    this.any = entries.length > 0
    for (const entry of entries) {
      const [address = '', bits] = entry.split('/')
      if (isIP(address) === 0) throw new ConfigError(`OWN_ADDRESSES holds no address: ${entry}`)
      const family = isIPv6(address) ? 'ipv6' : 'ipv4'
      if (bits === undefined) this.#list.addAddress(address, family)
      else this.#list.addSubnet(address, Number(bits), family)
    }
  }

  include(address: string): boolean {
    return this.#list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
  }
}
