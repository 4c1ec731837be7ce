import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDataDir } from './data-dir.ts'
import { systemAccount } from './process/system-account.ts'

test.runIf(process.getuid?.() === 0)(
  "gives the files of a release that ran as root to the programs' user, who may pass through the folder",
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'stampa-data-'))
    onTestFinished(() => rm(dataDir, { recursive: true }))
    await chmod(dataDir, 0o700)
    await mkdir(join(dataDir, 'media/public'), { recursive: true })
    await writeFile(join(dataDir, 'media/public/picture.webp'), '')
    const { media, attachments, releases } = await openDataDir(dataDir)
    expect((await stat(dataDir)).mode & 0o777).toBe(0o711)
    const account = await systemAccount('stampa-app')
    const owned = [media, join(media, 'public/picture.webp'), attachments]
    for (const path of owned) expect((await stat(path)).uid, path).toBe(account?.uid)
    expect((await stat(attachments)).mode & 0o777).toBe(0o700)
    // Its builds are not the programs' to change.
    expect((await stat(releases)).uid).toBe(0)
  },
)
