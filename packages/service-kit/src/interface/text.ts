import type { Fact } from './facts.ts'

/**
 * An interface as lines, one for each fact, so that a change of it is a change of a line in review.
 *
 * @example '["request","POST /api/faq > application/json question",["string"],{"minLength":1},true]'
 */
export function toText(facts: readonly Fact[]): string {
  return `${facts.map(toLine).join('\n')}\n`
}

function toLine({ side, key, types, bounds, required }: Fact): string {
  return JSON.stringify([side, key, types, bounds, required])
}

/** Reads what {@link toText} wrote. */
export function fromText(text: string): Fact[] {
  return text
    .split('\n')
    .filter(Boolean)
    .map(line => {
      const [side, key, types, bounds, required] = JSON.parse(line)
      return { side, key, types, bounds, required }
    })
}
