import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, 'observability')
const promtool = (...args: string[]) =>
  execFileSync('promtool', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' })

test('Prometheus accepts its settings and rules', () => {
  expect(promtool('check', 'config', 'prometheus.yml')).toContain('16 rules')
})

test('each fault raises its alert within two minutes, and an hour of ordinary load raises none', () => {
  expect(promtool('test', 'rules', 'rules.test.yml')).toContain('SUCCESS')
})

test('the operations document explains every alert, and no other', async () => {
  const rules = await readFile(join(folder, 'rules.yml'), 'utf8')
  const document = await readFile(join(folder, '../../docs/operations.md'), 'utf8')
  const [table = ''] = /\n## Alerts\n.*?(?=\n## |$)/s.exec(document) ?? []
  const explained = Array.from(table.matchAll(/^\| `(\w+)` \|/gm), ([, name]) => name)
  const alerts = Array.from(rules.matchAll(/- alert: (\w+)/g), ([, name]) => name)
  expect(explained.toSorted()).toEqual(alerts.toSorted())
})
