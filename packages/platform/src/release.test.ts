import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findMount } from './release.ts'

const remotes = {
  storefront: { mounts: ['/'] },
  studio: { mounts: ['/test-your-idea'] },
  admin: { mounts: ['/admin'] },
  analytics: { mounts: ['/admin/analytics'] },
}

describe('findMount', () => {
  it.each([
    ['/', 'storefront'],
    ['/products/1', 'storefront'],
    ['/administration', 'storefront'],
    ['/admin', 'admin'],
    ['/admin/', 'admin'],
    ['/admin/products', 'admin'],
    ['/admin/analytics', 'analytics'],
    ['/admin/analytics/x', 'analytics'],
    ['/admin/analytics-of-old', 'admin'],
    ['/test-your-idea', 'studio'],
  ])('%s belongs to %s', (path, name) => {
    expect(findMount(remotes, path)).toBe(name)
  })

  it('returns undefined for a path without a mount', () => {
    expect(findMount({ admin: { mounts: ['/admin'] } }, '/products')).toBeUndefined()
    expect(findMount({}, '/')).toBeUndefined()
  })

  it('takes the longest mount that is a whole-segment prefix, in any order', () => {
    const segment = fc.stringMatching(/^[a-z]{1,3}$/)
    const path = fc.array(segment, { maxLength: 4 }).map(parts => `/${parts.join('/')}`)
    fc.assert(
      fc.property(fc.uniqueArray(path, { minLength: 1, maxLength: 8 }), path, (mounts, visited) => {
        const byMount = Object.fromEntries(mounts.map(mount => [mount, { mounts: [mount] }]))
        const within = (mount: string) =>
          mount === '/' || visited === mount || visited.startsWith(`${mount}/`)
        const longest = mounts.filter(within).sort((a, b) => b.length - a.length)[0]
        expect(findMount(byMount, visited)).toBe(longest)
      }),
    )
  })
})
