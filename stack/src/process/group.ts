import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { watchGroup } from './reaper.ts'

/** A program with its arguments and environment. */
export interface Command {
  file: string
  args: string[]
  cwd?: string
  /** The whole environment; nothing is inherited. */
  env: NodeJS.ProcessEnv
  /** User to run as instead of the current one; needs root. */
  account?: { uid: number; gid: number }
}

/** Returns the variables of the current environment that any program may need. */
export function baseEnv(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, LANG, NODE_EXTRA_CA_CERTS } = process.env
  return { PATH, HOME, TMPDIR, LANG, NODE_EXTRA_CA_CERTS }
}

export interface Exit {
  code: number | null
  signal: NodeJS.Signals | null
}

export interface EndOptions {
  /** The program's signal for an orderly shutdown. @default 'SIGTERM' */
  signal?: NodeJS.Signals
  /** Milliseconds until SIGKILL. @default 10_000 */
  graceMs?: number
}

/**
 * A child process in its own process group, so that its children (nginx workers, PostgreSQL backends) end with it and
 * a terminal's Ctrl-C reaches only the stack.
 */
export class ProcessGroup {
  readonly pid: number
  /** Resolves when the leader has ended; its children may still be ending. */
  readonly exited: Promise<Exit>
  readonly #unwatch: () => void

  private constructor(pid: number, exited: Promise<Exit>) {
    this.pid = pid
    this.exited = exited
    this.#unwatch = watchGroup(pid)
  }

  /**
   * @param onLine called with every line of output that is not empty
   * @throws when the program cannot be started (missing, not executable)
   */
  static async start(command: Command, onLine: (line: string) => void): Promise<ProcessGroup> {
    // Arguments may contain passwords.
    const title = command.cwd ? `${command.file} in ${command.cwd}` : command.file
    const child: ChildProcessByStdio<null, Readable, Readable> = spawn(command.file, command.args, {
      cwd: command.cwd,
      env: command.env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...command.account,
    })
    try {
      await once(child, 'spawn')
    } catch (cause) {
      throw new Error(`Cannot start ${title}`, { cause })
    }
    if (child.pid === undefined) throw new Error(`${title} has no process id`)
    for (const input of [child.stdout, child.stderr]) {
      createInterface({ input, crlfDelay: Infinity }).on('line', line => line && onLine(line))
    }
    const exited = once(child, 'exit').then(([code, signal]): Exit => ({ code, signal }))
    return new ProcessGroup(child.pid, exited)
  }

  /** Signals the group's leader only. */
  signal(signal: NodeJS.Signals): void {
    send(this.pid, signal)
  }

  /** Signals the leader to end, then kills the rest of the group. */
  async end({ signal = 'SIGTERM', graceMs = 10_000 }: EndOptions = {}): Promise<Exit> {
    this.signal(signal)
    const timer = setTimeout(() => send(-this.pid, 'SIGKILL'), graceMs)
    const exit = await this.exited
    clearTimeout(timer)
    this.bury()
    return exit
  }

  /** Kills the processes that an ended leader left and forgets the group. */
  bury(): void {
    send(-this.pid, 'SIGKILL')
    this.#unwatch()
  }
}

function send(target: number, signal: NodeJS.Signals): void {
  try {
    process.kill(target, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
