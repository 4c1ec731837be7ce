import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { redisPassword, redisUser, redisUsers } from './redis-users.ts'

/**
 * The services of docker-compose.yml; ADDED_SERVICES names others. Each has the database `stampa_<service>`,
 * the role `<service>` that owns and migrates it, and the role `<service>_app` that the service itself uses.
 */
const services = ['identity', 'catalog', 'orders', 'studio', 'analytics']

/** The first administrator, whom the identity service creates. */
export interface Administrator {
  email: string
  password: string
  /** Whether the operator set the password in the environment. */
  given: boolean
}

/**
 * Writes every secret of the platform below the folder, with one subfolder per container that reads it:
 *
 *     postgres/           superuser, owners/<service>, apps/<service>
 *     redis/              password of the operator, redis.conf with every user
 *     <service>/          env (for `node --env-file`), identity's signing-key.pem, the link-key of orders and
 *                         studio, analytics' session-key
 *     <service>-migrate/  env
 *
 * Values of the environment win; others are generated once and kept. A container mounts its own subfolder only, which
 * separates the secrets; file modes cannot, since the containers run as different users and this one cannot chown.
 */
export async function makeSecrets(
  folder: string,
  env: Record<string, string | undefined>,
): Promise<Administrator> {
  const secret = (file: string, given: string | undefined, make = () => randomText(18)) =>
    keep(join(folder, file), given, make)
  const randomKey = () => randomText(32)

  await secret('postgres/superuser', undefined)
  const operatorPassword = await secret('redis/password', env.REDIS_PASSWORD)
  await write(join(folder, 'redis/redis.conf'), `${redisUsers(operatorPassword).join('\n')}\n`)
  await secret('identity/signing-key.pem', env.JWT_PRIVATE_KEY, signingKey)
  const linkKeys: Record<string, string> = {
    identity: await secret('identity/link-key', env.LINK_KEY, randomKey),
    orders: await secret('orders/link-key', env.LINK_KEY, randomKey),
    studio: await secret('studio/link-key', env.LINK_KEY, randomKey),
  }
  const sessionKey = await secret('analytics/session-key', env.SESSION_KEY, randomKey)
  const administrator = {
    email: await secret('identity/administrator-email', env.ADMIN_EMAIL, () => defaultEmail),
    password: await secret('identity/administrator-password', env.ADMIN_PASSWORD),
    given: Boolean(env.ADMIN_PASSWORD),
  }

  for (const service of [...services, ...addedServices(env.ADDED_SERVICES)]) {
    const name = `${service.toUpperCase().replaceAll('-', '_')}_DATABASE_PASSWORD`
    const ownerPassword = await secret(`postgres/owners/${service}`, undefined)
    const appPassword = await secret(`postgres/apps/${service}`, env[name])
    const databaseUrl = (role: string, password: string) =>
      `postgres://${role}:${encodeURIComponent(password)}@postgres:5432/stampa_${service}`
    await write(
      join(folder, `${service}-migrate`, 'env'),
      envFile({ DATABASE_URL: databaseUrl(service, ownerPassword) }),
    )
    const user = redisUser(service)
    const variables = {
      DATABASE_URL: databaseUrl(`${service}_app`, appPassword),
      REDIS_URL: `redis://${user}:${redisPassword(operatorPassword, user)}@redis:6379`,
      ...(service === 'identity' && {
        JWT_PRIVATE_KEY_FILE: '/run/secrets/signing-key.pem',
        ADMIN_EMAIL: administrator.email,
        ADMIN_PASSWORD: administrator.password,
        // The log has it.
        ...(!administrator.given && { ADMIN_PASSWORD_DAYS: '3' }),
      }),
      ...(service === 'analytics' && {
        SESSION_KEY: sessionKey,
        // Secret, as it contains a password.
        ...(env.ANALYTICS_STORE && { ANALYTICS_STORE: env.ANALYTICS_STORE }),
      }),
      ...(linkKeys[service] && {
        LINK_KEY: linkKeys[service],
        ADMIN_EMAIL: administrator.email,
        // Secret, as it contains the mail server's password.
        ...(env.MAIL_URL && { MAIL_URL: env.MAIL_URL }),
      }),
    }
    await write(join(folder, service, 'env'), envFile(variables))
  }
  return administrator
}

/** @throws for a name that is invalid or has another meaning here */
function addedServices(names = ''): string[] {
  const added = names.split(/[ ,]+/).filter(Boolean)
  const taken = [...services, 'postgres', 'redis']
  for (const name of added) {
    if (/^[a-z]+(-[a-z]+)*$/.test(name) && !name.endsWith('-migrate') && !taken.includes(name))
      continue
    throw new Error(`ADDED_SERVICES: '${name}' cannot be the name of a service.`)
  }
  return added
}

const defaultEmail = 'admin@stampa.example'

function randomText(bytes: number): string {
  return randomBytes(bytes).toString('base64url')
}

/** Returns a new Ed25519 key as PKCS8 PEM. */
function signingKey(): string {
  const { privateKey } = generateKeyPairSync('ed25519')
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
}

/** Returns the given value, the file's, or a new one, and stores it in the file. */
async function keep(file: string, given: string | undefined, make: () => string): Promise<string> {
  const known = await readFile(file, 'utf8').catch(error => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  const value = given || known || make()
  if (value !== known) await write(file, value)
  return value
}

/** Replaces the file atomically: a kill must not leave half a password. */
async function write(file: string, content: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o755 })
  await writeFile(`${file}.new`, content, { mode: 0o644, flush: true })
  await rename(`${file}.new`, file)
}

/** Formats variables for `node --env-file`, which knows three quotation marks and no escapes. */
function envFile(variables: Record<string, string>): string {
  return Object.entries(variables)
    .map(([name, value]) => {
      const quote = ["'", '"', '`'].find(mark => !value.includes(mark))
      if (!quote) throw new Error(`${name} may not contain all of ' " \``)
      return `${name}=${quote}${value}${quote}\n`
    })
    .join('')
}

if (import.meta.main) {
  const { email, password, given } = await makeSecrets('/secrets', process.env)
  console.log(`Back office: ${email}, password ${given ? 'as in ADMIN_PASSWORD' : password}`)
}
