import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { giveTo } from './process/system-account.ts'

/** Secrets of the platform, in files that only their owner may read. */
export interface Secrets {
  postgresPassword: string
  /** Key that the passwords of the services' PostgreSQL roles are derived from. */
  databaseKey: string
  redisPassword: string
  /** Key of customers' links and of private file URLs. */
  linkKey: string
  /** Key of visitors' session ids. */
  sessionKey: string
  /** PKCS8 PEM of the Ed25519 key that signs administrators' tokens. */
  signingKeyFile: string
}

export interface Administrator {
  email: string
  password: string | undefined
  /** Whether the operator chose the password; it is then not stored. */
  given: boolean
}

const administratorFile = 'administrator.json'

/** Creates each secret once; later starts read it. */
export async function openSecrets(dataDir: string): Promise<Secrets> {
  const folder = join(dataDir, 'secrets')
  // Identity, which may run as another user, reads its key in it.
  await mkdir(folder, { recursive: true, mode: 0o711 })
  await chmod(folder, 0o711)
  const signingKeyFile = join(folder, 'signing-key.pem')
  const [postgresPassword, databaseKey, redisPassword, linkKey, sessionKey] = await Promise.all([
    once(join(folder, 'postgres-password'), () => randomText(18)),
    once(join(folder, 'database-key'), () => randomText(32)),
    once(join(folder, 'redis-password'), () => randomText(18)),
    once(join(folder, 'link-key'), () => randomText(32)),
    once(join(folder, 'session-key'), () => randomText(32)),
    once(signingKeyFile, () =>
      generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    ),
  ])
  await giveTo('stampa-app', [signingKeyFile])
  return { postgresPassword, databaseKey, redisPassword, linkKey, sessionKey, signingKeyFile }
}

/** Returns the first administrator's credentials, generated or given at the first start. */
export async function openAdministrator(
  dataDir: string,
  {
    email = 'admin@stampa.example',
    password,
  }: { email?: string | undefined; password?: string | undefined },
): Promise<Administrator> {
  const file = join(dataDir, 'secrets', administratorFile)
  const known = await readIfThere(file)
  if (known !== undefined) {
    const { email, password } = JSON.parse(known)
    return { email, password, given: password === undefined }
  }
  if (password !== undefined) return { email, password, given: true }
  const generated = { email, password: randomText(18) }
  await writeSecret(file, JSON.stringify(generated))
  return { ...generated, given: false }
}

/** Records that the account exists; a given password is not stored. */
export async function rememberAdministrator(
  dataDir: string,
  { email, given }: Administrator,
): Promise<void> {
  const file = join(dataDir, 'secrets', administratorFile)
  if (given && (await readIfThere(file)) === undefined) {
    await writeSecret(file, JSON.stringify({ email }))
  }
}

function randomText(bytes: number): string {
  return randomBytes(bytes).toString('base64url')
}

async function once(file: string, make: () => string): Promise<string> {
  // An editor adds a line end. An empty key would be everybody's.
  const known = (await readIfThere(file))?.trim()
  if (known) return known
  const content = make()
  await writeSecret(file, content)
  return content
}

/** Replaces the file atomically: a kill or a full disk must not leave an empty secret. */
async function writeSecret(file: string, content: string): Promise<void> {
  await writeFile(`${file}.new`, content, { mode: 0o600, flush: true })
  await rename(`${file}.new`, file)
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
