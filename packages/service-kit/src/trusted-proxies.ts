import { BlockList, isIP } from 'node:net'
import { ConfigError } from './config.ts'

/** Addresses that a verdict is remembered of. */
const maxKnown = 1000

/** The proxies whose word about a request's origin is believed. */
export class TrustedProxies {
  readonly #list = new BlockList()
  readonly #verdicts = new Map<string, boolean>()

  /** @param ranges addresses or ranges, comma-separated @throws ConfigError for anything else */
  constructor(ranges: string) {
    for (const range of ranges.split(',').map(text => text.trim())) {
      const [address = '', bits] = range.split('/')
      const version = isIP(address)
      const most = version === 4 ? 32 : 128
      const prefix = Number(bits ?? most)
      if (version === 0 || !Number.isInteger(prefix) || prefix < 1 || prefix > most) {
        throw new ConfigError(`TRUST_PROXY holds no address or range: ${range}`)
      }
      this.#list.addSubnet(address, prefix, version === 4 ? 'ipv4' : 'ipv6')
    }
  }

  /** Whether the address is a proxy's. Nearly all requests come from the same few, which are looked up once. */
  include(address: string): boolean {
    const known = this.#verdicts.get(address)
    if (known !== undefined) return known
    const version = isIP(address)
    const trusted = version > 0 && this.#list.check(address, version === 4 ? 'ipv4' : 'ipv6')
    if (this.#verdicts.size >= maxKnown) this.#verdicts.clear()
    this.#verdicts.set(address, trusted)
    return trusted
  }
}
