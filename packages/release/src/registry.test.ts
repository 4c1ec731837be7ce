import { ReleaseError } from '@stampa/registry'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { releaseOf } from '../test/fixture-build.ts'
import { emptyRegistry, historyLimit, rollbackTarget, withLive, withRollback } from './registry.ts'

const now = new Date('2026-11-20T10:00:00Z')

describe('sequences of changes', () => {
  const names = fc.constantFrom('storefront', 'admin')
  const versions = fc.constantFrom('1.0.0', '1.0.1', '1.0.2', '2.0.0')
  const operations = fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({ do: fc.constant('activate'), name: names, version: versions }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constant('rollback'),
        name: names,
        version: fc.constant(undefined),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ do: fc.constant('rollback'), name: names, version: versions }),
    },
  )

  test('keeps one stack of versions per name: activating pushes, rolling back pops', () => {
    fc.assert(
      fc.property(fc.array(operations, { maxLength: 60 }), list => {
        const stacks: Record<string, string[]> = { storefront: [], admin: [] }
        let registry = emptyRegistry
        let changes = 0
        for (const { do: what, name, version } of list) {
          const stack = stacks[name] ?? []
          if (what === 'activate' && version !== undefined) {
            if (stack.at(-1) !== version) changes += 1
            stacks[name] = push(stack, version)
            registry = withLive(registry, releaseOf(name, version), now)
            continue
          }
          const earlier = stack.slice(0, -1)
          const known = version === undefined ? earlier.length - 1 : earlier.lastIndexOf(version)
          const impossible =
            stack.length === 0 ||
            stack.at(-1) === version ||
            (version === undefined && known === -1)
          if (impossible) {
            expect(() => rollbackTarget(registry, name, version)).toThrow(ReleaseError)
            continue
          }
          const target = rollbackTarget(registry, name, version)
          expect(target).toBe(version ?? earlier.at(-1))
          registry = withRollback(registry, releaseOf(name, target), now)
          stacks[name] = known === -1 ? push(stack, target) : earlier.slice(0, known + 1)
          changes += 1
        }
        for (const [name, stack] of Object.entries(stacks)) {
          expect(registry.live[name]?.version).toBe(stack.at(-1))
          expect(registry.previous[name] ?? []).toEqual(stack.slice(0, -1))
        }
        expect(registry.serial).toBe(changes)
      }),
    )
  })

  function push(stack: string[], version: string): string[] {
    return stack.at(-1) === version ? stack : [...stack, version].slice(-historyLimit - 1)
  }
})

test('undoes exactly one release with a rollback', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(8), { minLength: 1, maxLength: historyLimit - 1 }), patches => {
      const before = patches.reduce(
        (registry, patch) => withLive(registry, releaseOf('storefront', `1.0.${patch}`), now),
        emptyRegistry,
      )
      const after = withLive(before, releaseOf('storefront', '2.0.0'), now)
      const target = rollbackTarget(after, 'storefront')
      const back = withRollback(after, releaseOf('storefront', target), now)
      expect({ ...back, serial: 0 }).toEqual({ ...before, serial: 0 })
      expect(back.serial).toBe(after.serial + 1)
    }),
  )
})

test('is unchanged by activating the live version', () => {
  const registry = withLive(emptyRegistry, releaseOf('storefront', '1.0.0'), now)
  expect(withLive(registry, releaseOf('storefront', '1.0.0'), new Date())).toBe(registry)
})

describe('mounts', () => {
  const registry = withLive(emptyRegistry, releaseOf('storefront', '1.0.0', ['/', '/shop']), now)

  test('refuses the mount of another live remote', () => {
    expect(() => withLive(registry, releaseOf('copy', '1.0.0', ['/copy', '/shop']), now)).toThrow(
      /\/shop belongs to storefront 1\.0\.0/,
    )
  })

  test('refuses a rollback to a mount that another remote has taken', () => {
    const moved = withLive(registry, releaseOf('storefront', '1.0.1', ['/']), now)
    const taken = withLive(moved, releaseOf('shop', '1.0.0', ['/shop']), now)
    expect(() =>
      withRollback(taken, releaseOf('storefront', '1.0.0', ['/', '/shop']), now),
    ).toThrow(/\/shop belongs to shop 1\.0\.0/)
  })

  test("allows a mount below another's and keeps its own", () => {
    const both = withLive(registry, releaseOf('outlet', '1.0.0', ['/shop/outlet']), now)
    expect(Object.keys(both.live)).toEqual(['storefront', 'outlet'])
    expect(withLive(both, releaseOf('storefront', '1.0.1', ['/shop']), now).serial).toBe(3)
  })
})
