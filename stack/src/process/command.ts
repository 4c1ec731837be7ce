/** A program with everything it needs to run. */
export interface Command {
  file: string
  args: string[]
  cwd?: string
  /** The whole environment; nothing is inherited. */
  env: NodeJS.ProcessEnv
  /** Run as this user instead of the current one (needs root). */
  account?: { uid: number; gid: number }
}

/** The part of our own environment that any program may need. */
export function baseEnv(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, LANG, NODE_EXTRA_CA_CERTS } = process.env
  return Object.fromEntries(
    Object.entries({ PATH, HOME, TMPDIR, LANG, NODE_EXTRA_CA_CERTS }).filter(([, value]) => value),
  )
}

/** The command for an error message, without arguments: they may hold passwords. */
export function describeCommand({ file, cwd }: Command): string {
  return cwd ? `${file} in ${cwd}` : file
}
