import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Stack, startStack } from '@stampa/stack'
import pg from 'pg'
import { Load } from '../load.ts'
import { expect, test } from './fixtures.ts'
import { commandLimit, edit, Team } from './team.ts'

test('a team releases a service from a repository of its own with three commands', async ({
  own,
  ownDataDir,
}) => {
  test.setTimeout(4 * commandLimit)
  const team = await Team.start(ownDataDir)
  const repository = join(team.folder, 'gift-notes')
  const service = join(repository, 'services/gift-notes')
  const release = (...args: string[]) => team.npm(repository, 'run', 'release', '--', ...args)
  try {
    await team.npm(team.folder, 'create', '--yes', 'stampa-service', 'gift-notes')
    await team.npm(repository, 'test')
    expect(await release('gift-notes')).toContain('gift-notes 1.0.0 is live')
    team.noteSeconds('the service is live')

    await test.step('its calls answer through the gateway', async () => {
      expect(await titles(own)).toEqual([])
      expect((await add(own, 'Ribbon')).status).toBe(401)
      expect((await add(own, 'Ribbon', await signIn(own))).status).toBe(201)
      await expect.poll(() => titles(own)).toEqual(['Ribbon'])
    })

    await test.step('it has a database and a role of its own', async () => {
      const url = new URL(own.databaseUrl)
      url.pathname = '/stampa_gift_notes'
      const client = new pg.Client({ connectionString: url.href })
      await client.connect()
      const { rows } = await client.query(
        `select tableowner, has_table_privilege('stampa_gift_notes_app', 'gift_notes', 'insert') as writes,
           has_database_privilege('stampa_gift_notes_app', 'stampa_orders', 'connect') as others
         from pg_tables where tablename = 'gift_notes'`,
      )
      await client.end()
      expect(rows).toEqual([{ tableowner: 'stampa_gift_notes', writes: true, others: false }])
    })

    await test.step('a release and a rollback fail no request', async () => {
      const load = new Load(own.url, ['/api/gift-notes'], 4)
      await load.answered(200)
      const routes = join(service, 'src/routes/gift-notes/index.ts')
      await edit(routes, 'title, createdAt', 'title: title.toUpperCase(), createdAt')
      expect(await release('gift-notes')).toContain('gift-notes 1.0.1 is live, before 1.0.0')
      await expect.poll(() => titles(own)).toEqual(['RIBBON'])
      expect(await release('gift-notes', '--rollback')).toContain('1.0.0 is live, before 1.0.1')
      await expect.poll(() => titles(own)).toEqual(['Ribbon'])
      expect(await load.stop()).toEqual([])
    })

    await test.step('it gets no prefix of another service', async () => {
      const manifest = join(service, 'package.json')
      await edit(manifest, '"gift-notes"]', '"gift-notes", "products"]')
      await expect(release('gift-notes')).rejects.toThrow(/\/api\/products belongs to catalog/)
      await edit(manifest, ', "products"', '')
    })

    await test.step('it survives a restart of the platform without its repository', async () => {
      await rm(repository, { recursive: true })
      await own.stop()
      const again = await startStack({ dataDir: ownDataDir, release: [], logLevel: 'fatal' })
      try {
        expect(await titles(again)).toEqual(['Ribbon'])
      } finally {
        await again.stop()
      }
    })
  } finally {
    await team.close()
  }
})

async function titles({ url }: Stack): Promise<string[]> {
  const response = await fetch(`${url}/api/gift-notes`)
  const notes: { title: string }[] = await response.json()
  return notes.map(({ title }) => title)
}

async function signIn({ url, administrator }: Stack): Promise<string> {
  const { email, password } = administrator
  const response = await fetch(`${url}/api/auth/login`, json({ email, password }))
  const { token }: { token: string } = await response.json()
  return token
}

function add({ url }: Stack, title: string, token = ''): Promise<Response> {
  return fetch(`${url}/api/gift-notes`, json({ title }, { authorization: `Bearer ${token}` }))
}

function json(body: object, headers = {}): RequestInit {
  const own = { 'content-type': 'application/json', ...headers }
  return { method: 'POST', headers: own, body: JSON.stringify(body) }
}
