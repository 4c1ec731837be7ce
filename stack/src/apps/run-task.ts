import type { Command } from '../process/command.ts'
import { ProcessGroup } from '../process/group.ts'
import { LineSplitter } from '../process/line-splitter.ts'
import type { LogLine } from '../process/part.ts'

/** Runs a program, such as a migration or a seed, to its end. @throws with its output when it fails */
export async function runTask(
  part: string,
  command: Command,
  { onLog, signal }: { onLog: (line: LogLine) => void; signal: AbortSignal },
): Promise<void> {
  signal.throwIfAborted()
  const group = await ProcessGroup.start(command)
  const stop = () => void group.end()
  signal.addEventListener('abort', stop, { once: true })
  const output: string[] = []
  for (const stream of [group.stdout, group.stderr]) {
    const lines = new LineSplitter(text => {
      output.push(text)
      onLog({ part, text })
    })
    stream.setEncoding('utf8').on('data', chunk => lines.write(chunk))
    stream.on('end', () => lines.end())
  }
  const { code } = await group.exited
  signal.removeEventListener('abort', stop)
  group.bury()
  signal.throwIfAborted()
  if (code !== 0) throw new Error([`${part} failed`, ...output.slice(-20)].join('\n  '))
}
