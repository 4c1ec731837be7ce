import { readFile } from 'node:fs/promises'
import { type Cable, createCable } from '@stampa/service-kit/testing'
import { type Command, freePorts } from '@stampa/stack'

/** A cable before each part that listens, which a test can interrupt, slow down and silence. */
export class Network {
  readonly #cables = new Map<string, Cable>()
  readonly #ports = new Map<string, number>()

  /** Returns the cable before a part. */
  to(part: string): Cable {
    const cable = this.#cables.get(part)
    if (!cable) throw new Error(`${part} has no cable`)
    return cable
  }

  /** Moves a part to another port and listens on its own. */
  async connect(part: string, command: Command): Promise<Command> {
    const port = await portOf(part, command)
    if (port === undefined) return command
    const moved = this.#ports.get(part) ?? (await freePorts(1))[0] ?? 0
    if (!this.#cables.has(part)) {
      this.#ports.set(part, moved)
      this.#cables.set(part, await createCable(`tcp://127.0.0.1:${moved}`, port))
    }
    if (part === 'postgres') return { ...command, args: [...command.args, '-c', `port=${moved}`] }
    if (part === 'redis') return { ...command, args: [...command.args, '--port', `${moved}`] }
    return { ...command, env: { ...command.env, PORT: `${moved}` } }
  }

  async close(): Promise<void> {
    await Promise.all([...this.#cables.values()].map(cable => cable.cut()))
  }
}

/** Returns the port that a part's clients connect to; undefined for the gateway, whose clients are visitors. */
async function portOf(part: string, { args, env }: Command): Promise<number | undefined> {
  if (part === 'postgres') return portIn(args.join(' '), /port=(\d+)/)
  if (part === 'redis') return portIn(await readFile(args.at(-1) ?? '', 'utf8'), /^port (\d+)$/m)
  return part === 'gateway' ? undefined : Number(env.PORT)
}

function portIn(text: string, pattern: RegExp): number {
  return Number(pattern.exec(text)?.[1])
}
