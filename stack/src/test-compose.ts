import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countPlaywright } from './checks/counts.ts'
import { runScript } from './checks/run-script.ts'

/** `npm run test:compose`: builds, starts, tests and removes the platform in containers. */
async function main(): Promise<number> {
  const missing = missingEngine()
  if (missing) {
    console.error(`\n${missing}\n`)
    return 1
  }
  const folder = await mkdtemp(join(tmpdir(), 'stampa-compose-'))
  try {
    const report = join(folder, 'playwright.json')
    const succeeded = await runScript('browser:compose', {
      env: { STAMPA_TEST_REPORT: report },
    })
    const { passed, failed } = await countPlaywright(report, succeeded)
    console.log(`\n${passed} passed, ${failed} failed`)
    return failed === 0 ? 0 : 1
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Returns why Docker cannot be used, and the remedy. */
function missingEngine(): string | undefined {
  const ask = (...args: string[]) => spawnSync('docker', args, { encoding: 'utf8' })
  const engine = ask('version', '--format', '{{.Server.Version}}')
  if (engine.status !== 0) {
    return `No Docker engine answers: ${engine.stderr.trim()}\nStart it, or set DOCKER_HOST to one that runs.`
  }
  const plugin = ask('compose', 'version', '--short')
  const [major = 0, minor = 0] = plugin.stdout.trim().replace(/^v/, '').split('.').map(Number)
  if (plugin.status !== 0 || major < 2 || (major === 2 && minor < 27)) {
    return `Docker Compose 2.27 or later is needed; there is ${plugin.stdout.trim() || 'none'}.\n  https://docs.docker.com/compose/install/`
  }
  return undefined
}

process.exit(await main())
