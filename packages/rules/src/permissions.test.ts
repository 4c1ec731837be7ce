import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allows, builtInRoles, covers, everything, permissions } from './permissions.ts'

const scopes = fc.oneof(fc.constant([everything]), fc.subarray<string>([...permissions]))

test('a scope covers another exactly when it allows every permission that the other allows', () => {
  fc.assert(
    fc.property(scopes, scopes, (scope, other) => {
      const allAllowed = permissions.every(one => !allows(other, one) || allows(scope, one))
      // An owner also has what a later release adds, which no list of permissions covers.
      const isBeyond = other.includes(everything) && !scope.includes(everything)
      expect(covers(scope, other)).toBe(allAllowed && !isBeyond)
    }),
  )
})

test('unknown words grant nothing', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...permissions), (word, permission) => {
      fc.pre(word !== everything && word !== permission)
      expect(allows([word], permission)).toBe(false)
    }),
  )
})

test('only owners manage people, and no other built-in role deletes what it cannot read', () => {
  for (const [name, scope] of Object.entries(builtInRoles)) {
    expect(allows(scope, 'people:read')).toBe(name === 'owner')
    for (const permission of permissions) {
      if (allows(scope, permission)) expect(allows(scope, readOf(permission))).toBe(true)
    }
  }
})

function readOf(permission: string) {
  return permission.replace(/:.*/, ':read') as (typeof permissions)[number]
}
