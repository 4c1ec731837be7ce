import { type ChildProcess, spawn } from 'node:child_process'
import { Socket } from 'node:net'

/**
 * Ends all process groups when this process dies. A shell outside our group reads the groups from a pipe; after a
 * kill -9 or a closed terminal the pipe ends and the shell ends the groups. Costs one sleeping `sh`.
 */
const script = `
trap '' INT TERM HUP
groups=' '
while read -r verb group; do
  case $verb in
    add) groups="$groups$group " ;;
    remove)
      case $groups in
        *" $group "*) groups="\${groups%% $group *} \${groups#* $group }" ;;
      esac ;;
  esac
done
for group in $groups; do kill -s TERM -- "-$group"; done
[ "$groups" = ' ' ] || sleep 3
for group in $groups; do kill -s KILL -- "-$group"; done
`

let reaper: ChildProcess | undefined

function send(line: string): void {
  if (!reaper) {
    reaper = spawn('/bin/sh', ['-c', script], {
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    })
    // Losing the reaper must not stop the platform.
    reaper.on('error', () => {})
    reaper.stdin?.on('error', () => {})
    reaper.unref()
    if (reaper.stdin instanceof Socket) reaper.stdin.unref()
  }
  reaper.stdin?.write(`${line}\n`)
}

/** Registers a process group to be ended when this process dies. Returns the function that unregisters it. */
export function watchGroup(pid: number): () => void {
  send(`add ${pid}`)
  return () => send(`remove ${pid}`)
}
