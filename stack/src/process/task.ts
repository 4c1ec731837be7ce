import { type Command, ProcessGroup } from './group.ts'
import type { LogLine } from './part.ts'

/** Runs a program, such as a migration or a seed, to its end. @throws with its output when it fails */
export async function runTask(
  name: string,
  command: Command,
  {
    signal,
    onLog = () => {},
  }: { signal?: AbortSignal | undefined; onLog?: ((line: LogLine) => void) | undefined },
): Promise<void> {
  signal?.throwIfAborted()
  const output: string[] = []
  const group = await ProcessGroup.start(command, text => {
    output.push(text)
    onLog({ part: name, text })
  })
  const stop = () => void group.end()
  signal?.addEventListener('abort', stop, { once: true })
  const { code } = await group.exited
  signal?.removeEventListener('abort', stop)
  group.bury()
  signal?.throwIfAborted()
  if (code !== 0) throw new Error([`${name} failed`, ...output.slice(-20)].join('\n  '))
}
