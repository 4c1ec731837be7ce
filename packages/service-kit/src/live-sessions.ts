/**
 * Asks whether sessions live: for calls that come in the same turn of the event loop once. The question
 * leaves after the last of them has come, so none is answered with what was true before it came.
 */
export class LiveSessions {
  readonly #exists: (sessionId: string) => Promise<boolean>
  readonly #asking = new Map<string, Promise<boolean>>()

  /** @param exists asks for one session; a rejection is handed to all who wait for it */
  constructor(exists: (sessionId: string) => Promise<boolean>) {
    this.#exists = exists
  }

  isLive(sessionId: string): Promise<boolean> {
    const asking = this.#asking.get(sessionId) ?? this.#ask(sessionId)
    this.#asking.set(sessionId, asking)
    return asking
  }

  #ask(sessionId: string): Promise<boolean> {
    return new Promise(resolve => {
      setImmediate(() => {
        this.#asking.delete(sessionId)
        resolve(this.#exists(sessionId))
      })
    })
  }
}
