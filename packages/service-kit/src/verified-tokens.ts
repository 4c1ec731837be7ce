/** Milliseconds. The published keys themselves are remembered for longer, so nothing is trusted longer by it. */
const rememberedFor = 60_000
const mostKept = 1000

/**
 * Tokens that were found genuine a moment ago: somebody who works sends the same one with every call,
 * and a signature costs more to check than the rest of the call's way in. Whether the session lives is
 * asked every time all the same.
 *
 * @typeParam Owner whose it is, as its claims say
 */
export class VerifiedTokens<Owner> {
  readonly #tokens = new Map<string, { owner: Owner; until: number }>()

  find(token: string, now = Date.now()): Owner | undefined {
    const known = this.#tokens.get(token)
    if (known && known.until > now) return known.owner
    this.#tokens.delete(token)
    return undefined
  }

  /** @param expires of the token, milliseconds */
  keep(token: string, owner: Owner, expires: number, now = Date.now()): void {
    if (this.#tokens.size >= mostKept) this.#tokens.clear()
    this.#tokens.set(token, { owner, until: Math.min(expires, now + rememberedFor) })
  }
}
