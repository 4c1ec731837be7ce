import fc from 'fast-check'
import { expect, test } from 'vitest'
import { serversOf } from './primary.ts'

test.each([
  ['postgres://u:p@one/db', ['postgres://u:p@one/db'], false],
  [
    'postgres://u:p@one:1,[::1]:2,three/db?target_session_attrs=read-write&sslmode=require',
    ['one:1', '[::1]:2', 'three'].map(host => `postgres://u:p@${host}/db?sslmode=require`),
    true,
  ],
  ['postgresql://one,two/db', ['postgresql://one/db', 'postgresql://two/db'], false],
])('reads the servers of %s', (url, urls, mustWrite) => {
  expect(serversOf(url)).toEqual({ urls, mustWrite })
})

test('refuses attributes of a session that it does not know', () => {
  expect(() => serversOf('postgres://one/db?target_session_attrs=standby')).toThrow('standby')
})

test('keeps user, password, ports and database of every list of servers', () => {
  const word = fc.stringMatching(/^[a-z][a-z0-9-]{0,9}$/)
  const host = fc.tuple(word, fc.integer({ min: 1, max: 65_535 }))
  fc.assert(
    fc.property(fc.array(host, { minLength: 1 }), fc.string(), word, (hosts, password, name) => {
      const list = hosts.map(([host, port]) => `${host}:${port}`)
      const start = `postgres://${name}:${encodeURIComponent(password)}@`
      const { urls } = serversOf(`${start}${list}/${name}?target_session_attrs=read-write`)
      expect(urls).toEqual(list.map(host => `${start}${host}/${name}`))
    }),
  )
})
