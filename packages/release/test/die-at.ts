/**
 * Preloaded with `node --import`: kills the process with SIGKILL at its n-th file-system change, where n is
 * `DIE_AT`. A write is cut half-way; any other change does not happen. With `DISK_FULL` the process lives on,
 * and from this change on there is no space for new content.
 */
import { writeSync } from 'node:fs'
import promises, { type FileHandle } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'

const dieAt = Number(process.env.DIE_AT)
let changes = 0

function countChange(beforeDeath?: () => void): void {
  changes += 1
  if (process.env.DISK_FULL) return
  if (changes !== dieAt) return
  beforeDeath?.()
  process.kill(process.pid, 'SIGKILL')
}

const { mkdir, open, rename, rm } = promises

promises.mkdir = ((...args: Parameters<typeof mkdir>) => {
  countChange()
  return mkdir(...args)
}) as typeof mkdir

promises.rename = (...args) => {
  countChange()
  return rename(...args)
}

promises.rm = (...args) => {
  countChange()
  return rm(...args)
}

promises.open = async (...args) => {
  const handle = await open(...args)
  countWrites(handle)
  return handle
}

function countWrites(handle: FileHandle): void {
  const { writeFile, sync } = handle
  handle.writeFile = async (data, options) => {
    const bytes = Buffer.from(data as Uint8Array | string)
    const writeHalf = () => writeSync(handle.fd, bytes.subarray(0, bytes.length / 2))
    countChange(writeHalf)
    if (process.env.DISK_FULL && changes >= dieAt) {
      writeHalf()
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), {
        code: 'ENOSPC',
        syscall: 'write',
      })
    }
    return writeFile.call(handle, data, options)
  }
  handle.sync = () => {
    countChange()
    return sync.call(handle)
  }
}

syncBuiltinESMExports()
