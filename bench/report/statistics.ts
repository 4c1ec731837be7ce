/** Returns the median; of an even number of values the mean of the middle two. @throws for an empty list */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const low = sorted[Math.floor((sorted.length - 1) / 2)]
  const high = sorted[Math.ceil((sorted.length - 1) / 2)]
  if (low === undefined || high === undefined) throw new Error('There is no median of nothing')
  return (low + high) / 2
}

/** Returns a percentile: the value that this share of the values does not exceed. @throws for an empty list */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const value = sorted[Math.max(0, Math.ceil((sorted.length * share) / 100) - 1)]
  if (value === undefined) throw new Error('There is no percentile of nothing')
  return value
}
