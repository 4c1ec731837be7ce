import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { type Command, describeCommand } from './command.ts'
import { watchGroup } from './reaper.ts'

/** Exit code or signal of an ended process. */
export interface Exit {
  code: number | null
  signal: NodeJS.Signals | null
}

/** How to stop a process. */
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
  readonly stdout: Readable
  readonly stderr: Readable
  readonly #release: () => void

  private constructor(child: ChildProcess, pid: number, stdout: Readable, stderr: Readable) {
    this.pid = pid
    this.stdout = stdout
    this.stderr = stderr
    this.#release = watchGroup(pid)
    this.exited = new Promise(resolve => {
      child.once('exit', (code, signal) => resolve({ code, signal }))
    })
  }

  /** @throws when the program cannot be started (missing, not executable) */
  static async start(command: Command): Promise<ProcessGroup> {
    const child = spawn(command.file, command.args, {
      cwd: command.cwd,
      env: command.env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(command.account ?? {}),
    })
    try {
      await once(child, 'spawn')
    } catch (cause) {
      throw new Error(`Cannot start ${describeCommand(command)}`, { cause })
    }
    if (child.pid === undefined) throw new Error(`${describeCommand(command)} has no process id`)
    return new ProcessGroup(child, child.pid, child.stdout, child.stderr)
  }

  /** Signals the group's leader only. */
  signal(signal: NodeJS.Signals): void {
    send(this.pid, signal)
  }

  /** Signals every process of the group, also after the leader has ended. */
  signalAll(signal: NodeJS.Signals): void {
    send(-this.pid, signal)
  }

  /** Signals the leader to end, then kills the rest of the group. */
  async end({ signal = 'SIGTERM', graceMs = 10_000 }: EndOptions = {}): Promise<Exit> {
    this.signal(signal)
    const timer = setTimeout(() => this.signalAll('SIGKILL'), graceMs)
    const exit = await this.exited
    clearTimeout(timer)
    this.bury()
    return exit
  }

  /** Kills the processes that an ended leader left and forgets the group. */
  bury(): void {
    this.signalAll('SIGKILL')
    this.#release()
  }
}

function send(target: number, signal: NodeJS.Signals): void {
  try {
    process.kill(target, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
