/**
 * The programs that Patroni needs of PostgreSQL and the npm package lacks:
 * `postgres-tools.ts PROGRAM ARGUMENT…`, on one machine and for the versions that the tests run.
 */
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'

const [program = '', ...args] = process.argv.slice(2)

const programs: Record<string, () => Promise<void>> = {
  pg_controldata: printControlData,
  pg_isready: checkReadiness,
  copy: copyPrimary,
}
await programs[program]?.()

/** Prints the fields at the beginning of the control file, whose places no version has changed. */
async function printControlData(): Promise<void> {
  const file = await readFile(join(args.at(-1) ?? '', 'global/pg_control'))
  const states = [
    ...['starting up', 'shut down', 'shut down in recovery', 'shutting down'],
    ...['in crash recovery', 'in archive recovery', 'in production'],
  ]
  const hex = (at: number) => file.readUInt32LE(at).toString(16).toUpperCase()
  const position = (at: number) => `${hex(at + 4)}/${hex(at)}`
  console.log(
    [
      `Database system identifier: ${file.readBigUInt64LE(0)}`,
      `Database cluster state: ${states[file.readUInt32LE(16)]}`,
      `Latest checkpoint location: ${position(32)}`,
      `Latest checkpoint's REDO location: ${position(40)}`,
      `Latest checkpoint's TimeLineID: ${file.readUInt32LE(48)}`,
    ].join('\n'),
  )
}

/** Exits with 0 when the server accepts connections, 1 when it is starting, 2 when there is none. */
async function checkReadiness(): Promise<void> {
  const port = Number(args[args.indexOf('-p') + 1])
  const client = new pg.Client({ host: '127.0.0.1', port, connectionTimeoutMillis: 3000 })
  await client.connect().then(
    () => client.end(),
    ({ code }) => {
      if (code === '57P03') process.exitCode = 1
      if (code === 'ECONNREFUSED') process.exitCode = 2
    },
  )
}

/** Makes a replica: `--connstring=… --datadir=…`. PostgreSQL's low-level API of backups; the WAL comes by streaming. */
async function copyPrimary(): Promise<void> {
  const value = (name: string) =>
    args.find(arg => arg.startsWith(`--${name}=`))?.slice(name.length + 3) ?? ''
  const port = Number(/port='?(\d+)/.exec(value('connstring'))?.[1])
  const target = value('datadir')
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    database: 'postgres',
    user: process.env.SUPERUSER,
    password: process.env.SUPERUSER_PASSWORD,
  })
  await client.connect()
  const { rows } = await client.query(
    "select current_setting('data_directory') as folder, pg_backup_start('replica', true)",
  )
  const isLeftOut =
    /\/pg_(wal|replslot|dynshmem|notify|serial|snapshots|stat_tmp|subtrans)\/|\/postmaster\.|\.signal$/
  await cp(rows[0].folder, target, { recursive: true, filter: file => !isLeftOut.test(file) })
  await mkdir(join(target, 'pg_wal/archive_status'), { recursive: true })
  const stopped = await client.query('select labelfile from pg_backup_stop(false)')
  await writeFile(join(target, 'backup_label'), stopped.rows[0].labelfile)
  await client.end()
}
