import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import * as tar from 'tar-stream'
import type { ArchiveWriter } from './archive.ts'

/**
 * Adds a base backup of the whole PostgreSQL server below `postgres/`, with the WAL that makes it consistent: started
 * there, PostgreSQL has every transaction that was committed before the backup ended.
 *
 * @param connectionString of a role with REPLICATION
 */
export async function addBaseBackup(
  archive: ArchiveWriter,
  connectionString: string,
): Promise<void> {
  // The types lack the option: a connection to PostgreSQL's replication protocol.
  const options: pg.ClientConfig & { replication: string } = {
    connectionString,
    replication: 'true',
  }
  const client = new pg.Client(options)
  // The backup reports a lost connection as well.
  client.on('error', () => {})
  await client.connect()
  try {
    // Keeps the WAL of the backup's duration; ends with the connection.
    await client.query(
      `CREATE_REPLICATION_SLOT stampa_backup_${process.pid} TEMPORARY PHYSICAL RESERVE_WAL`,
    )
    const extract = tar.extract()
    await Promise.all([
      pipeline(client.query(new BaseBackup()).tar, extract),
      addEntries(archive, extract),
    ])
  } finally {
    await client.end()
  }
}

async function addEntries(archive: ArchiveWriter, extract: tar.Extract): Promise<void> {
  await archive.add({ name: 'postgres', type: 'directory', mode: 0o700 })
  for await (const entry of extract) {
    const { name, type, size, mode, mtime } = entry.header
    if (type !== 'file' && type !== 'directory') {
      throw new Error(`PostgreSQL has a tablespace (${name}), which a backup cannot contain.`)
    }
    const header = { name: `postgres/${name}`, type, size, mode, mtime }
    await archive.add(header, type === 'file' ? entry : undefined)
  }
}

/**
 * The command BASE_BACKUP, whose messages are a tar archive:
 * https://www.postgresql.org/docs/18/protocol-replication.html
 */
class BaseBackup implements pg.Submittable {
  readonly tar = new PassThrough()

  submit(connection: pg.Connection): void {
    this.tar.on('drain', () => connection.stream.resume())
    connection.query("BASE_BACKUP (LABEL 'stampa', CHECKPOINT 'fast', WAL true)")
  }

  handleCopyData({ chunk }: { chunk: Buffer }, { stream }: pg.Connection): void {
    // Other messages begin an archive or report progress. The bytes are copied, since pg reuses its buffer.
    if (chunk[0] === 0x64 && !this.tar.write(Buffer.from(chunk.subarray(1)))) stream.pause()
  }

  handleError(error: Error): void {
    this.tar.destroy(error)
  }

  handleReadyForQuery(): void {
    this.tar.end()
  }

  handleRowDescription(): void {}
  handleDataRow(): void {}
  handleCommandComplete(): void {}
}
