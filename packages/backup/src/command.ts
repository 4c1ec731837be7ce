import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { type BackupOptions, writeBackup } from './backup.ts'

/** The stores of a platform. */
type Stores = Pick<BackupOptions, 'databaseUrl' | 'redisUrl'>

const usage = `npm run backup -- [options]

  --recipient age1…   public key to encrypt to; may be repeated. Default: BACKUP_RECIPIENT
  --to FOLDER         folder of the archives. Default: BACKUP_DIR or .backups
  --keep N            keep the newest N archives in the folder. Default: BACKUP_KEEP or all
  --new-key FILE      only create a key pair: the private key in FILE, the public key on the screen`

/**
 * Runs the command `backup` with its arguments.
 *
 * @param withStores calls back with the platform's stores while they run
 */
export async function runBackup(
  args: string[],
  dataDir: string,
  withStores: (use: (stores: Stores) => Promise<void>) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const options = readOptions(args)
  if (options.newKey) {
    console.log(`Public key: ${await createKey(options.newKey)}
Private key: ${options.newKey}. Without it no backup can be opened: keep copies of it away from this machine.`)
    return
  }
  await withStores(async stores => {
    const file = await writeBackup({ ...options, ...stores, dataDir, signal, report: console.log })
    console.log(`\n${file}`)
  })
}

function readOptions(args: string[]) {
  const { BACKUP_RECIPIENT = '', BACKUP_DIR, BACKUP_KEEP } = process.env
  const { values } = parseArgs({
    args,
    options: {
      recipient: { type: 'string', multiple: true },
      to: { type: 'string', default: BACKUP_DIR || '.backups' },
      keep: { type: 'string' },
      'new-key': { type: 'string' },
    },
  })
  const recipients = values.recipient ?? BACKUP_RECIPIENT.split(/\s+/).filter(Boolean)
  const keep = values.keep ?? (BACKUP_KEEP || undefined)
  const newKey = values['new-key']
  if (!newKey && recipients.length === 0) {
    throw new Error(
      `A backup is encrypted to a public key: give --recipient age1… or BACKUP_RECIPIENT.\n\n${usage}`,
    )
  }
  if (keep !== undefined && !/^[1-9]\d*$/.test(keep)) {
    throw new Error(`--keep takes a number of archives, not '${keep}'.`)
  }
  return { recipients, folder: resolve(values.to), keep: keep ? Number(keep) : undefined, newKey }
}

/**
 * Creates a key pair and writes the private key to a new file that only its owner can read, as `age-keygen` does.
 *
 * @returns the public key
 */
export async function createKey(file: string): Promise<string> {
  const identity = await generateX25519Identity()
  const recipient = await identityToRecipient(identity)
  await writeFile(file, `# public key: ${recipient}\n${identity}\n`, { mode: 0o600, flag: 'wx' })
  return recipient
}

/** Returns the private keys of a file of `createKey` or `age-keygen`. @throws when it has none */
export async function readKeys(file: string): Promise<string[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').map(line => line.trim())
  const keys = lines.filter(line => line.startsWith('AGE-SECRET-KEY-'))
  if (keys.length === 0) throw new Error(`${file} contains no private key (AGE-SECRET-KEY-…).`)
  return keys
}
