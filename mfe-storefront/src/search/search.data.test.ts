import { serveFetchWith } from '@stampa/platform'
import { afterEach, expect, test } from 'vitest'
import { loadSearch } from './search.data.ts'

afterEach(() => serveFetchWith(request => fetch(request)))

test.each([
  ['κούπα%00', ['κούπα']],
  ['%00', []],
])(
  'requests the query %s without NUL characters, which the service refuses',
  async (q, queries) => {
    const asked: (string | null)[] = []
    serveFetchWith(async ({ url }) => {
      asked.push(new URL(url).searchParams.get('q'))
      return Response.json([])
    })
    const request = new Request(`http://stampa.test/search?q=${q}`)
    await loadSearch({ request, params: {} } as Parameters<typeof loadSearch>[0])
    expect(asked).toEqual(queries)
  },
)
