/**
 * `npm run administrator`: sets an administrator's password, or disables, enables or deletes an
 * administrator, or removes the second factor.
 */
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { nodeCommand } from './apps/app.ts'
import { databaseAccess } from './apps/environment.ts'
import { services } from './apps/services.ts'
import { defaultDataDir, runCommand } from './backup/command.ts'
import { withStores } from './backup/stores.ts'
import { roleUrl } from './postgres/server.ts'
import { serviceRedisUrl } from './redis/server.ts'
import { openSecrets } from './secrets.ts'
import { formatLogText } from './terminal/terminal.ts'

const run = promisify(execFile)

const usage = `npm run administrator -- password|disable|enable|delete|remove-second-factor E-MAIL

  password   sets the password to ADMIN_PASSWORD, or to a generated one, which is printed; creates a missing administrator
  Each ends all sessions of the administrator. The platform may be running.`

await runCommand(async () => {
  const [action = '', email] = process.argv.slice(2)
  const actions = ['password', 'disable', 'enable', 'delete', 'remove-second-factor']
  if (!actions.includes(action) || !email) throw new Error(usage)
  const { DATABASE_URL, REDIS_URL, ADMIN_PASSWORD } = process.env
  const password = ADMIN_PASSWORD || randomBytes(18).toString('base64url')
  const dataDir = defaultDataDir()

  const change = async (databaseUrl: string, redisUrl: string) => {
    const identity = services.find(({ name }) => name === 'identity')
    if (!identity) throw new Error('There is no service identity.')
    const secrets = await openSecrets(dataDir)
    const app = {
      folder: 'services/identity',
      env: {
        DATABASE_URL: roleUrl(databaseUrl, 'app', databaseAccess(identity, { secrets })),
        REDIS_URL: redisUrl,
        JWT_PRIVATE_KEY_FILE: secrets.signingKeyFile,
        LINK_KEY: secrets.linkKey,
        ...(action === 'password' && { ADMIN_EMAIL: email, ADMIN_PASSWORD: password }),
      },
    }
    const file = action === 'password' ? 'src/set-password.ts' : 'src/administrator.ts'
    const command = await nodeCommand(app, file)
    const args = [...command.args, action, email]
    const { stdout } = await run(command.file, args, {
      cwd: command.cwd,
      env: command.env,
      ...command.account,
    }).catch(cause => {
      throw new Error(cause.stderr.trim(), { cause })
    })
    console.log(stdout.trim().split('\n').map(formatLogText).join('\n'))
  }

  if (DATABASE_URL && REDIS_URL) await change(DATABASE_URL, REDIS_URL)
  else {
    await withStores(dataDir, stores =>
      change(stores.databaseUrl, serviceRedisUrl(stores.redisUrl, 'identity')),
    )
  }
  if (action === 'password' && !ADMIN_PASSWORD) console.log(`\nPassword of ${email}: ${password}`)
})
