import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What the platform keeps to itself, in files that only their owner may read. */
export interface Secrets {
  postgresPassword: string
  redisPassword: string
  /** PKCS8 PEM of the Ed25519 key that signs administrators' tokens. */
  signingKeyFile: string
}

/** Who may sign in first. */
export interface Administrator {
  email: string
  password: string | undefined
  /** True when the password was chosen by whoever started the platform first: it is not kept. */
  given: boolean
}

/** Makes each secret once; every later start finds the same. */
export async function openSecrets(dataDir: string): Promise<Secrets> {
  const folder = join(dataDir, 'secrets')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const signingKeyFile = join(folder, 'signing-key.pem')
  const [postgresPassword, redisPassword] = await Promise.all([
    once(join(folder, 'postgres-password'), randomPassword),
    once(join(folder, 'redis-password'), randomPassword),
    once(signingKeyFile, () =>
      generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    ),
  ])
  return { postgresPassword, redisPassword, signingKeyFile }
}

/** The first administrator's credentials: given at the first start, or made up then. */
export async function openAdministrator(
  dataDir: string,
  given: { email?: string | undefined; password?: string | undefined },
): Promise<Administrator> {
  const text = await once(join(dataDir, 'secrets', 'administrator.json'), () =>
    JSON.stringify({
      email: given.email ?? 'admin@stampa.example',
      ...(given.password === undefined && { password: randomPassword() }),
    }),
  )
  const { email, password } = JSON.parse(text)
  return { email, password: password ?? given.password, given: password === undefined }
}

function randomPassword(): string {
  return randomBytes(18).toString('base64url')
}

async function once(file: string, make: () => string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    const content = make()
    await writeFile(file, content, { mode: 0o600, flag: 'wx' })
    return content
  }
}
