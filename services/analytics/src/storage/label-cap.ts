import type { Knex } from 'knex'
import { cappedKinds, type Label, label, otherText } from './labels.ts'
import { countNewLabels, findLabels, type TitledLabel, upsertLabels } from './store.ts'

/**
 * Knows which labels are there, and lets an hour bring only so many new paths and campaigns: anybody can make them
 * up. What comes beyond is counted as 'other'.
 */
export class LabelCap {
  readonly #perHour: number
  /** Labels that are committed; forgotten when there are too many to remember. */
  readonly #known = new Set<string>()

  constructor(perHour: number) {
    this.#perHour = perHour
  }

  /**
   * Adds what is new of the labels, within the cap.
   *
   * @returns those that there was no room for, by id
   */
  async admit(
    tx: Knex.Transaction,
    labels: ReadonlyMap<string, TitledLabel>,
  ): Promise<Set<string>> {
    const unknown = [...labels.keys()].filter(id => !this.#known.has(id))
    const found = unknown.length > 0 ? await findLabels(tx, unknown) : new Set<string>()
    const fresh = unknown.filter(id => !found.has(id)).sort()
    const refused = new Set<string>()
    for (const kind of cappedKinds) {
      const ofKind = fresh.filter(id => labels.get(id)?.kind === kind)
      if (ofKind.length === 0) continue
      const room = Math.max(0, this.#perHour - (await countNewLabels(tx, kind)))
      for (const id of ofKind.slice(room)) refused.add(id)
    }
    const admitted = [...labels.values()].filter(({ id }) => !refused.has(id))
    const others: Label[] = refused.size > 0 ? cappedKinds.map(kind => label(kind, otherText)) : []
    await upsertLabels(
      tx,
      [...admitted, ...others].filter(({ id, ...rest }) => 'title' in rest || !this.#known.has(id)),
    )
    return refused
  }

  /** Says that what was admitted is committed. */
  remember(ids: Iterable<string>): void {
    if (this.#known.size > 100_000) this.#known.clear()
    for (const id of ids) this.#known.add(id)
  }
}
