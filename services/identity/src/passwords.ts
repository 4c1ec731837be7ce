import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/** Cost of one hash. `memory` in KiB. */
interface Cost {
  memory: number
  passes: number
  parallelism: number
}

/** OWASP's password storage cheat sheet, the row with one pass: 46 MiB, about 50 ms of one core. */
const current: Cost = { memory: 47_104, passes: 1, parallelism: 1 }

const saltLength = 16
const tagLength = 32

const derive = promisify(argon2)

/** Hashes a password with Argon2id into the PHC string format, which includes the parameters. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltLength)
  return format(current, salt, await tag(password, salt, current))
}

/**
 * Verifies a password. `outdated`: the hash has other parameters than the current ones and should be replaced.
 *
 * @throws when `hash` is not an Argon2id hash in PHC format
 */
export async function verifyPassword(
  password: string,
  hash: string,
): Promise<{ matches: boolean; outdated: boolean }> {
  const { cost, salt, expected } = parse(hash)
  const actual = await tag(password, salt, cost, expected.length)
  return {
    matches: timingSafeEqual(actual, expected),
    outdated: format(current, salt, expected) !== hash || expected.length !== tagLength,
  }
}

/** Returns a hash that no password matches, so that verifying an unknown account takes as long as a known one. */
export function decoyHash(): string {
  return format(current, randomBytes(saltLength), randomBytes(tagLength))
}

function tag(password: string, nonce: Buffer, cost: Cost, length = tagLength): Promise<Buffer> {
  return derive('argon2id', {
    // Normalises the password: keyboards differ in how they compose accents.
    message: password.normalize('NFKC'),
    nonce,
    tagLength: length,
    ...cost,
  })
}

function format({ memory, passes, parallelism }: Cost, salt: Buffer, digest: Buffer): string {
  const parameters = `m=${memory},t=${passes},p=${parallelism}`
  return `$argon2id$v=19$${parameters}$${base64(salt)}$${base64(digest)}`
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

function parse(hash: string): { cost: Cost; salt: Buffer; expected: Buffer } {
  const [, memory, passes, parallelism, salt, digest] = phc.exec(hash) ?? []
  if (!salt || !digest) throw new Error('not an Argon2id hash in PHC format')
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    expected: Buffer.from(digest, 'base64'),
  }
}

/** PHC strings use base64 without padding. */
function base64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}
