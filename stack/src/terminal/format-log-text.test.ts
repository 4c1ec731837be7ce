import { expect, test } from 'vitest'
import { formatLogText } from './format-log-text.ts'

test.each([
  [
    '{"level":30,"time":1,"pid":2,"hostname":"h","name":"catalog","msg":"listening","port":4002}',
    'info  listening port=4002',
  ],
  ['{"level":50,"msg":"failed","err":{"code":"X"}}', 'error failed err={"code":"X"}'],
  ['{"level":"info","msg":"by name"}', 'info  by name'],
  ['plain text', 'plain text'],
  ['{not json', '{not json'],
  ['{"no":"level"}', '{"no":"level"}'],
])('formats %s as %s', (line, text) => {
  expect(formatLogText(line)).toBe(text)
})
