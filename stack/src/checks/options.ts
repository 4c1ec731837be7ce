import { parseArgs } from 'node:util'

export interface Choice {
  /** Names of the steps to run, or parts of them; none for the default steps. */
  names: string[]
  /** This machine's part of the tests, as the runners take it: `1/2`. */
  shard?: string
  /** Whether this is the machine that also runs what cannot be divided. */
  isFirst: boolean
}

/** Parses the arguments of `npm test`. @throws when an option is unknown or malformed */
export function parseChoice(args: string[]): Choice {
  const { values, positionals } = parseArgs({
    args,
    options: { shard: { type: 'string' } },
    allowPositionals: true,
  })
  const { shard } = values
  if (shard === undefined) return { names: positionals, isFirst: true }
  const [, index, count] = /^([1-9]\d*)\/([1-9]\d*)$/.exec(shard) ?? []
  if (!index || Number(index) > Number(count)) {
    throw new Error(`--shard takes a part and a number of parts, as 1/2; not ${shard}`)
  }
  return { names: positionals, shard, isFirst: index === '1' }
}
