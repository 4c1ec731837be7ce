import { type ChildProcess, spawn } from 'node:child_process'

/**
 * Keeps no group alive longer than this process. A shell outside our process group reads the
 * groups from a pipe; when we vanish without a word (kill -9, a closed terminal) the pipe ends
 * and the shell ends them. It costs one sleeping `sh`.
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

function tell(line: string): void {
  if (!reaper) {
    reaper = spawn('/bin/sh', ['-c', script], {
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    })
    // A reaper that was killed takes the safety net with it, not the platform.
    reaper.on('error', () => {})
    reaper.stdin?.on('error', () => {})
    reaper.unref()
    const { stdin } = reaper
    if (stdin && 'unref' in stdin && typeof stdin.unref === 'function') stdin.unref()
  }
  reaper.stdin?.write(`${line}\n`)
}

/** Ends the process group should this process disappear. Returns the way to let it go. */
export function watchGroup(pid: number): () => void {
  tell(`add ${pid}`)
  return () => tell(`remove ${pid}`)
}
