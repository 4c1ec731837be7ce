/** Time between two attempts, ms. */
const retryMs = 5000

/**
 * Loads something until it succeeds: again every few seconds, and as soon as the browser is online.
 *
 * @returns ends the attempts; no callback is called afterwards
 */
export function untilLoaded<Result>(
  load: () => Promise<Result>,
  onLoaded: (result: Result) => void,
  onFailed: (error: unknown) => void,
): () => void {
  const over = new AbortController()
  const { signal } = over
  let timer: number | undefined
  const attempt = () => {
    load().then(
      result => {
        if (signal.aborted) return
        end()
        onLoaded(result)
      },
      error => {
        if (signal.aborted) return
        clearTimeout(timer)
        timer = window.setTimeout(attempt, retryMs)
        onFailed(error)
      },
    )
  }
  const end = () => {
    clearTimeout(timer)
    over.abort()
  }
  addEventListener('online', attempt, { signal })
  attempt()
  return end
}
