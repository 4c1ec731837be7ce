/** What was found out already, for as many keys as there is room for; beyond that it begins anew. */
export class BoundedMap<K, V> {
  readonly #limit: number
  readonly #values = new Map<K, V>()

  /** @param limit how many keys are remembered */
  constructor(limit: number) {
    this.#limit = limit
  }

  get(key: K): V | undefined {
    return this.#values.get(key)
  }

  set(key: K, value: V): void {
    if (this.#values.size >= this.#limit) this.#values.clear()
    this.#values.set(key, value)
  }
}
