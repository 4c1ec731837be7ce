import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { freePorts } from '../process/free-port.ts'
import { baseEnv, ProcessGroup } from '../process/group.ts'
import { poll, requireOk } from '../process/poll.ts'
import setUpStores from './global-setup.ts'

/** Stores for the tests of analytics with ClickHouse, which find its server as `TEST_CLICKHOUSE_URL`. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const tearDownStores = process.env.TEST_DATABASE_URL ? undefined : await setUpStores(project)
  const folder = await mkdtemp(join(tmpdir(), 'stampa-clickhouse-'))
  const [http = 0, tcp = 0, interserver = 0] = await freePorts(3)
  const password = randomBytes(16).toString('hex')
  const config = join(folder, 'config.xml')
  await writeFile(
    config,
    `<yandex>
      <logger><level>fatal</level><console>1</console></logger>
      <listen_host>127.0.0.1</listen_host><interserver_http_host>127.0.0.1</interserver_http_host>
      <http_port>${http}</http_port><tcp_port>${tcp}</tcp_port>
      <interserver_http_port>${interserver}</interserver_http_port>
      <path>${folder}/data/</path><tmp_path>${folder}/tmp/</tmp_path>
      <format_schema_path>${folder}/schemas/</format_schema_path>
      <mark_cache_size>100000000</mark_cache_size>
      <users_config>${config}</users_config><default_profile>default</default_profile>
      <default_database>default</default_database>
      <profiles><default/></profiles><quotas><default/></quotas>
      <users><default>
        <password>${password}</password><networks><ip>127.0.0.1</ip></networks>
        <profile>default</profile><quota>default</quota>
      </default></users>
    </yandex>`,
    { mode: 0o600 },
  )
  const command = { file: 'clickhouse-server', args: [`--config-file=${config}`], env: baseEnv() }
  const server = await ProcessGroup.start(command, () => {})
  await poll(() => requireOk(`http://127.0.0.1:${http}/ping`), { timeoutMs: 20_000 })
  process.env.TEST_CLICKHOUSE_URL = `clickhouse://default:${password}@127.0.0.1:${http}`
  return async () => {
    await server.end({ graceMs: 3000 })
    await rm(folder, { recursive: true, force: true })
    await tearDownStores?.()
  }
}
