/**
 * Maps with at most `limit` calls at a time, in the order of the items. After a rejection no
 * further call begins, and the whole rejects once the calls under way have ended, so that
 * nothing goes on unseen.
 */
export async function mapLimit<T, R>(
  items: readonly T[],
  limit: number,
  map: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = []
  const queue = items.entries()
  let failed = false
  const work = async () => {
    for (const [index, item] of queue) {
      if (failed) return
      try {
        results[index] = await map(item)
      } catch (error) {
        failed = true
        throw error
      }
    }
  }
  const workers = await Promise.allSettled(Array.from({ length: limit }, work))
  const rejected = workers.find(worker => worker.status === 'rejected')
  if (rejected) throw rejected.reason
  return results
}
