import { expect, test } from '@playwright/test'
import { cards, consoleOf, headline, open } from '../storefront-pages.ts'
import { compose, docker } from './compose.ts'
import { administrator, siteUrl } from './platform.ts'

test('a visitor finds the products, an administrator signs in', async ({ page }) => {
  const lines = consoleOf(page)
  await open(page, `${siteUrl()}/products`)
  await expect(headline(page)).toHaveText('Προϊόντα')
  await expect(cards(page)).toHaveCount(8)
  await expect(cards(page).first().locator('img')).not.toHaveJSProperty('naturalWidth', 0)
  await cards(page).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/products\/[a-z0-9-]+$/)
  await expect(headline(page)).toBeVisible()
  expect(lines).toEqual([])

  const { email, password } = await administrator()
  await open(page, `${siteUrl()}/admin/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(headline(page)).toHaveText('Account')
  await expect(page.getByText('The generated password expires on')).toBeVisible()
  await open(page, `${siteUrl()}/admin`)
  await expect(headline(page)).toHaveText('Dashboard')
  await expect(page.getByRole('main')).toContainText('37')
})

test('no process is root, can become it or write outside its volumes', async () => {
  const ids = (await compose('ps', '--all', '--quiet')).split('\n')
  const settings = await docker(
    'inspect',
    '--format',
    '{{.Name}} {{.Config.User}} {{.HostConfig.ReadonlyRootfs}} {{.HostConfig.CapDrop}} {{.HostConfig.SecurityOpt}}',
    ...ids,
  )
  for (const line of settings.split('\n')) {
    expect(line).toMatch(
      /^\S+ (node|nginx|postgres|redis) true \[ALL\] \[no-new-privileges:true\]$/,
    )
  }
})

test('memory, processors and processes of every container are limited', async () => {
  const ids = (await compose('ps', '--all', '--quiet')).split('\n')
  const limits = await docker(
    'inspect',
    '--format',
    '{{.Name}} {{.HostConfig.Memory}} {{.HostConfig.NanoCpus}} {{.HostConfig.PidsLimit}}',
    ...ids,
  )
  for (const line of limits.split('\n')) expect(line).toMatch(/^\S+( [1-9]\d+){3}$/)
})

test('only the gateway can be reached from outside, and only from this machine', async () => {
  const ids = (await compose('ps', '--quiet')).split('\n')
  const ports = await docker(
    'inspect',
    '--format',
    '{{index .Config.Labels "com.docker.compose.service"}} {{json .HostConfig.PortBindings}}',
    ...ids,
  )
  const open = ports.split('\n').filter(line => !/ (null|\{\})$/.test(line))
  expect(open).toEqual([
    `gateway {"8080/tcp":[{"HostIp":"127.0.0.1","HostPort":"${process.env.PORT}"}]}`,
  ])
})

test("a service's role opens no other database, changes no table and runs no program", async () => {
  const query = (user: string, database: string, statement: string) =>
    compose(
      ...['exec', '-T', 'postgres', 'sh', '-c'],
      `PGPASSWORD=$(cat /run/secrets/apps/${user}) psql -h postgres -U ${user}_app -d ${database} -Atc "${statement}"`,
    )
  const own = (statement: string) => query('catalog', 'stampa_catalog', statement)
  expect(await own('select count(*) > 0 from knex_migrations')).toBe('t')
  await expect(own('create table more (id int)')).rejects.toThrow('permission denied for schema')
  await expect(own("copy products (title) from program 'id'")).rejects.toThrow('permission denied')
  for (const database of ['stampa_identity', 'stampa_orders', 'postgres']) {
    await expect(query('catalog', database, 'select 1')).rejects.toThrow(
      'permission denied for database',
    )
  }
})

test('no secret is in an image or in the environment of a container', async () => {
  const secrets = await compose(
    ...['exec', '-T', '--user', 'root', 'postgres', 'sh', '-c'],
    'cat /run/secrets/superuser && echo && for f in /run/secrets/owners/* /run/secrets/apps/*; do cat $f && echo; done',
  )
  const { password } = await administrator()
  const ids = (await compose('ps', '--all', '--quiet')).split('\n')
  const images = (await compose('images', '--quiet')).split('\n')
  const visible = `${await docker('inspect', ...ids)}${await docker('image', 'inspect', ...images)}`
  for (const secret of [password, ...secrets.split('\n')]) {
    expect(secret.length).toBeGreaterThan(20)
    expect(visible).not.toContain(secret)
  }
})
