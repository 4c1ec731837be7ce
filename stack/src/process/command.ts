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
