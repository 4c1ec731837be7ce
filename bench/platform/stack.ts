import { type Stack, type StackOptions, sharedAddressLimits, startStack } from '@stampa/stack'

/**
 * Runs a callback with a whole platform with demo content, and stops the platform also after a failure or an
 * interrupt; only then the output of its processes is printed.
 *
 * @param options that differ from the defaults
 */
export async function withStack<T>(
  dataDir: string,
  use: (stack: Stack) => Promise<T>,
  options: Partial<StackOptions> = {},
): Promise<T> {
  const interruption = new AbortController()
  const interrupt = (signal: NodeJS.Signals) =>
    interruption.abort(new Error(`Interrupted by ${signal}`))
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt)
  const log: string[] = []
  let stack: Stack | undefined
  try {
    stack = await startStack({
      dataDir,
      demo: true,
      logLevel: 'warn',
      limits: sharedAddressLimits,
      ...options,
      signal: interruption.signal,
      onLog: line => {
        log.push(`${line.part}: ${line.text}`)
        options.onLog?.(line)
      },
    })
    return await Promise.race([use(stack), rejectWhenAborted(interruption.signal)])
  } catch (error) {
    console.error(log.slice(-50).join('\n'))
    throw error
  } finally {
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt)
    await stack?.stop()
  }
}

function rejectWhenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
