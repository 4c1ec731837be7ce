import { expect, test } from 'vitest'
import { formatLogText, Terminal } from './terminal.ts'

const json =
  '{"level":30,"time":1795392000000,"name":"identity","outcome":"failed","msg":"security"}'

function print(isTTY: boolean, text: string): string {
  let output = ''
  const write = (line: string | Uint8Array) => {
    output += line
    return true
  }
  new Terminal({ isTTY, write }).log({ part: 'part-1', text })
  return output
}

test("keeps a service's line with its time in a file, and shortens it on a terminal", () => {
  expect(print(false, json)).toBe(`${json}\n`)
  expect(print(true, json)).toContain('info  security outcome=failed')
})

test('gives other lines a time in a file', () => {
  expect(print(false, 'ended (SIGKILL), restarting it')).toMatch(
    /^\d{4}-\d\d-\d\dT[\d:.]+Z part-1 │ ended \(SIGKILL\), restarting it\n$/,
  )
})

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
