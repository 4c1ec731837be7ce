import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Registry } from '@stampa/platform/release'
import { type Preview, readPreview } from './preview.ts'
import {
  type MetadataVersions,
  metadataFolder,
  readSeen,
  readTrustedStore,
  type StoreLocation,
  type TrustedStore,
  UntrustedError,
} from './trusted-store.ts'

/** Pause between two readings of a store that was refused, ms. */
const retryMilliseconds = 1_000

export interface TrustedRegistryOptions extends StoreLocation {
  /** Called when a store is refused, once per reason. */
  onRefusal?: (refusal: UntrustedError) => void
  now?: () => Date
}

/**
 * The live releases of a store, for a process that runs on: it keeps the last state that it verified and never goes
 * back to an older one.
 */
export class TrustedRegistry {
  readonly #options: TrustedRegistryOptions
  readonly #now: () => Date
  #good: TrustedStore | undefined
  #seen: MetadataVersions | undefined
  #refusal: UntrustedError | undefined
  #identity: string | undefined
  #checkedAt = 0
  #checking: Promise<void> | undefined

  constructor(options: TrustedRegistryOptions) {
    this.#options = options
    this.#now = options.now ?? (() => new Date())
  }

  /**
   * Returns the registry as it was verified last. While nothing has changed, this costs one `stat`.
   *
   * @throws {UntrustedError} when no state of the store was ever verified
   */
  async read(): Promise<Registry> {
    const identity = await this.#identify()
    const now = this.#now()
    const isDoubtful = this.#refusal !== undefined || this.#good?.timestamp.signed.isExpired(now)
    const mayRetry = now.getTime() - this.#checkedAt >= retryMilliseconds
    if (identity !== this.#identity || (isDoubtful && mayRetry)) await this.check()
    else if (!this.#good) await this.#checking
    if (this.#good) return this.#good.registry
    throw this.#refusal ?? new UntrustedError('missing', 'The store was not read yet.')
  }

  /** Returns the preview that a token opens; undefined when it does not count, or no longer. */
  async preview(token: string): Promise<Preview | undefined> {
    await this.read()
    return this.#good && readPreview(this.#options, this.#good, token, this.#now())
  }

  /** Choices of the online key in the state that was verified last, by name. */
  get choices(): TrustedStore['choices'] {
    return this.#good?.choices ?? {}
  }

  /** Verifies the whole store as it is now. @returns why it is refused, if it is */
  async check(): Promise<UntrustedError | undefined> {
    this.#checking ??= this.#verify().finally(() => {
      this.#checking = undefined
    })
    await this.#checking
    return this.#refusal
  }

  async #verify(): Promise<void> {
    const before = this.#refusal?.message
    this.#identity = await this.#identify()
    const now = this.#now()
    this.#checkedAt = now.getTime()
    try {
      this.#seen ??= await readSeen(this.#options)
      this.#good = await readTrustedStore(this.#options, this.#seen, now)
      this.#seen = this.#good.versions
      this.#refusal = undefined
    } catch (error) {
      this.#refusal = error instanceof UntrustedError ? error : unreadable(error)
      if (this.#refusal.message !== before) this.#options.onRefusal?.(this.#refusal)
    }
  }

  async #identify(): Promise<string> {
    const path = join(metadataFolder(this.#options), 'timestamp.json')
    try {
      const { ino, mtimeNs, size } = await stat(path, { bigint: true })
      return `${ino}-${mtimeNs}-${size}`
    } catch (error) {
      return String(error)
    }
  }
}

function unreadable(error: unknown): UntrustedError {
  return new UntrustedError('unreadable', error instanceof Error ? error.message : String(error))
}
