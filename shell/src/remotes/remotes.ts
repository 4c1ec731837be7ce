import type { Remote } from '@stampa/platform'
import type { BrowserRegistry, BrowserRemote } from '@stampa/platform/release'
import { createContext } from 'react'

type Version = NonNullable<BrowserRemote['before']>

/** Loads a version of a remote. Attempts count from 1; a second attempt requests another URL. */
export type LoadRemote = (version: Version, attempt: number) => Promise<Remote>

/** Reports that a version of a remote did not start. */
type ReportFailure = (name: string, version: string) => void

/**
 * Time limit of the first attempt to load a remote, ms; above the limit of any single file, so that the file's error is
 * reported. Each further attempt has as much again: on a slow line a limit that stayed the same could never be met.
 */
export const loadLimit = 4500

/** A remote or one of its pages could not be loaded; `cause` holds the reason. */
export class RemoteError extends Error {
  override name = 'RemoteError'
  readonly remote: string

  constructor(remote: string, cause: unknown) {
    super(`The micro-frontend "${remote}" could not be loaded`, { cause })
    this.remote = remote
  }
}

/** The remotes as the frames use them. */
export const RemotesContext = createContext<
  Pick<Remotes, 'registry' | 'load' | 'retry'> | undefined
>(undefined)

/**
 * The remotes of this page, each loaded once. When the live version does not start, the version before it is loaded
 * instead. A failure of both is remembered until {@link retry}, so that a failed page does not wait for the same
 * time-out twice.
 */
export class Remotes {
  readonly registry: BrowserRegistry
  readonly #load: LoadRemote
  readonly #report: ReportFailure
  readonly #loading = new Map<string, Promise<Remote>>()
  readonly #attempts = new Map<string, number>()
  readonly #fallBacks = new Map<string, Promise<Remote> | undefined>()

  constructor(registry: BrowserRegistry, load: LoadRemote, report: ReportFailure) {
    this.registry = registry
    this.#load = load
    this.#report = report
  }

  /** @throws RemoteError */
  load(name: string): Promise<Remote> {
    const loading = this.#loading.get(name) ?? this.#attempt(name)
    this.#loading.set(name, loading)
    return loading
  }

  /** Returns the error that {@link load} rejects with; undefined for a remote that was not requested or has loaded. */
  async failure(name: string): Promise<RemoteError | undefined> {
    return this.#loading.get(name)?.then(
      () => undefined,
      (error: RemoteError) => error,
    )
  }

  /** Forgets a failure; the next {@link load} tries again. */
  retry(name: string): void {
    this.#loading.delete(name)
  }

  /** Marks a loaded remote as failed because one of its pages or stylesheets failed. */
  fail(name: string, cause: unknown): void {
    const failed = Promise.reject(new RemoteError(name, cause))
    failed.catch(() => undefined)
    this.#loading.set(name, failed)
  }

  /**
   * Loads the version before the live one, once in a page, and reports the live one.
   *
   * @returns undefined when there is none or it does not start either
   */
  async fallBack(name: string): Promise<Remote | undefined> {
    if (!this.#fallBacks.has(name)) {
      const { version, before } = this.registry.remotes[name] ?? {}
      if (version) this.#report(name, version)
      this.#fallBacks.set(name, before && this.#load(before, 1))
    }
    try {
      const loading = this.#fallBacks.get(name)
      const remote = loading && (await withinLimit(loading))
      if (remote) this.#loading.set(name, Promise.resolve(remote))
      return remote
    } catch (error) {
      console.error(error)
      return undefined
    }
  }

  /** Whether the loaded version is the one before the live one. */
  hasFallenBack(name: string): boolean {
    return this.#fallBacks.get(name) !== undefined
  }

  async #attempt(name: string): Promise<Remote> {
    const attempt = (this.#attempts.get(name) ?? 0) + 1
    this.#attempts.set(name, attempt)
    const remote = this.registry.remotes[name]
    const began = performance.now()
    try {
      if (!remote) throw new Error('It is not in the registry')
      return await withinLimit(this.#load(remote, attempt), loadLimit * attempt)
    } catch (cause) {
      // A late remote may still start: without another version nothing is reported.
      const other = remote?.before || !isLate(began) ? await this.fallBack(name) : undefined
      if (other) return other
      throw new RemoteError(name, cause)
    }
  }
}

/** Duration from which a failed attempt has ended by the time limit of a file (4 s), not by a wrong answer, ms. */
const lateAfter = 3900

/** @param began time of the attempt's start by `performance.now` */
export function isLate(began: number): boolean {
  return performance.now() - began >= lateAfter
}

/** Rejects when the promise takes longer than `limit` ms. */
export async function withinLimit<T>(promise: Promise<T>, limit = loadLimit): Promise<T> {
  const { promise: expired, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(reject, limit, new Error(`No answer within ${limit} ms`))
  try {
    return await Promise.race([promise, expired])
  } finally {
    clearTimeout(timer)
  }
}
