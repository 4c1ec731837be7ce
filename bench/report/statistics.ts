/** The middle value; of an even number, the mean of the two in the middle. @throws for none */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const low = sorted[Math.floor((sorted.length - 1) / 2)]
  const high = sorted[Math.ceil((sorted.length - 1) / 2)]
  if (low === undefined || high === undefined) throw new Error('There is no median of nothing')
  return (low + high) / 2
}

/** The value that so many in a hundred do not exceed. @throws for none */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const value = sorted[Math.max(0, Math.ceil((sorted.length * share) / 100) - 1)]
  if (value === undefined) throw new Error('There is no percentile of nothing')
  return value
}
