import { readFile, writeFile } from 'node:fs/promises'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'

/**
 * Creates a key pair and writes the private key to a new file that only its owner can read, as `age-keygen` does.
 *
 * @returns the public key
 */
export async function createKey(file: string): Promise<string> {
  const identity = await generateX25519Identity()
  const recipient = await identityToRecipient(identity)
  await writeFile(file, `# public key: ${recipient}\n${identity}\n`, { mode: 0o600, flag: 'wx' })
  return recipient
}

/** Returns the private keys of a file of `createKey` or `age-keygen`. @throws when it has none */
export async function readKeys(file: string): Promise<string[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').map(line => line.trim())
  const keys = lines.filter(line => line.startsWith('AGE-SECRET-KEY-'))
  if (keys.length === 0) throw new Error(`${file} contains no private key (AGE-SECRET-KEY-…).`)
  return keys
}
