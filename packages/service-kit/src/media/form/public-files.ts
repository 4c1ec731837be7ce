import { statfs } from 'node:fs/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Knex } from 'knex'
import { type Static, Type } from 'typebox'
import type {} from '../../app/database.ts'
import type {} from '../../app/redis.ts'
import { Problem } from '../../errors/problems.ts'
import { limitedAddress } from '../../rate-limits.ts'
import { decodingTime } from '../conversion/decoder-process.ts'
import type { FileLimits } from './form-reader.ts'

/** Environment variables of a service that takes visitors' files; spread them into the schema of its configuration. */
export const publicFilesConfig = {
  /** Megabytes (2^20 bytes) of files that one address may send in a day (UTC). */
  PUBLIC_FILES_MB_PER_DAY: Type.Integer({ minimum: 1, default: 100 }),
  /** Seconds that the images of one address may be decoded in ten minutes. */
  PUBLIC_DECODING_SECONDS_PER_10_MINUTES: Type.Integer({ minimum: 1, default: 120 }),
  /** Gigabytes (2^30 bytes) of visitors' files that the service stores. */
  PUBLIC_FILES_GB: Type.Integer({ minimum: 0, default: 20 }),
  /** Megabytes below which the file system's free space is kept for everything but visitors' files. */
  PUBLIC_FILES_FREE_MB: Type.Integer({ minimum: 0, default: 1024 }),
}

const schema = Type.Object(publicFilesConfig)

export type PublicFiles = Static<typeof schema>

/** A JSON column of stored files, `{ table: 'drafts', column: 'preview' }`, or one of long texts. */
export interface FileColumn {
  table: string
  column: string
  isText?: boolean
}

/** Milliseconds between two sums of the stored files; in between, received ones are added. */
const sumEvery = 60_000

const day = 86_400_000
const tenMinutes = 600_000

export type PublicFileLimits = ReturnType<typeof limitPublicFiles>

/**
 * Limits the files of visitors, by address and in all. Without Redis only the limits in all hold; no customer is turned
 * away.
 *
 * @param directory on the file system whose free space counts
 * @param columns that hold visitors' files
 */
export function limitPublicFiles(
  { db, redis, pseudonym }: Pick<FastifyInstance, 'db' | 'redis' | 'pseudonym'>,
  directory: string,
  columns: readonly FileColumn[],
  config: PublicFiles,
) {
  const dailyBytes = config.PUBLIC_FILES_MB_PER_DAY * 2 ** 20
  const decodingMs = config.PUBLIC_DECODING_SECONDS_PER_10_MINUTES * 1000
  let stored = { bytes: 0, until: 0 }

  async function isFull(): Promise<boolean> {
    const { bavail, bsize } = await statfs(directory)
    if (bavail * bsize < config.PUBLIC_FILES_FREE_MB * 2 ** 20) return true
    if (stored.until < Date.now()) {
      stored = { bytes: await sumOf(db, columns), until: Date.now() + sumEvery }
    }
    return stored.bytes >= config.PUBLIC_FILES_GB * 2 ** 30
  }

  /** Adds to a counter of the address, and returns its sum; 0 without Redis. */
  async function count(request: FastifyRequest, kind: string, windowMs: number, amount: number) {
    const window = Math.floor(Date.now() / windowMs)
    const key = `limit:${kind}:${window}:${pseudonym(limitedAddress(request.ip))}`
    try {
      const sum = await redis.incrby(key, Math.round(amount))
      await redis.pexpire(key, windowMs)
      return sum
    } catch {
      return 0
    }
  }

  return {
    of: (request: FastifyRequest): FileLimits => ({
      async refusal() {
        if (await isFull()) return storageFull()
        const decoded = await count(request, 'decoding', tenMinutes, 0)
        return decoded < decodingMs ? undefined : tooMuch('tenMinutes')
      },

      async add(bytes) {
        if ((await count(request, 'files', day, bytes)) > dailyBytes) {
          await count(request, 'files', day, -bytes)
          throw tooMuch('day')
        }
        stored.bytes += bytes
      },
    }),

    /** Charges the time that the work's images are decoded. */
    async charge<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> {
      const spent = { ms: 0, address: limitedAddress(request.ip) }
      try {
        return await decodingTime.run(spent, work)
      } finally {
        await count(request, 'decoding', tenMinutes, spent.ms)
      }
    },
  }
}

function storageFull(): Problem {
  const text =
    'We cannot take files at the moment: please send this without them, or try again later'
  return new Problem(503, 'storage_full', text, { headers: { 'retry-after': '3600' } })
}

function tooMuch(window: 'day' | 'tenMinutes'): Problem {
  const { when, seconds } =
    window === 'day'
      ? { when: 'tomorrow', seconds: day / 1000 }
      : { when: 'in ten minutes', seconds: tenMinutes / 1000 }
  const text = `Too many files were sent: please send this without them, or try again ${when}`
  return new Problem(429, 'too_many_files', text, { headers: { 'retry-after': String(seconds) } })
}

/** Returns the stored bytes of all files and texts in the columns. */
async function sumOf(db: Knex, columns: readonly FileColumn[]): Promise<number> {
  const sums = await Promise.all(
    columns.map(({ table, column, isText }) =>
      db(table).first<{ bytes: string | null }>(
        db.raw(`sum(${isText ? 'pg_column_size(??)' : "(??->>'bytes')::bigint"}) as bytes`, [
          column,
        ]),
      ),
    ),
  )
  return sums.reduce((sum, { bytes }) => sum + Number(bytes), 0)
}
