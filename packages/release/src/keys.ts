import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
} from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ifThere, ReleaseError } from '@stampa/registry'
import { Key, Signature } from '@tufjs/models'

/** A private key that signs metadata and provenance. */
export interface Signer {
  key: Key
  sign(bytes: Buffer): Signature
}

/**
 * Private Ed25519 keys in a folder, one PEM file per role, readable by their owner only: `root`, `targets`
 * (the owner of the shop), `online` (snapshot and timestamp) and one per name. A team's folder contains
 * `online` and its own.
 */
export class Keys {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  /** @throws {ReleaseError} when this machine does not have the key */
  async open(role: string): Promise<Signer> {
    const signer = await this.find(role)
    if (signer) return signer
    throw new ReleaseError(
      `${this.#path(role)} does not exist: only a machine with the key of ${role} can sign this. docs/release-keys.md says where each key is kept.`,
    )
  }

  /** Returns undefined when this machine does not have the key. */
  async find(role: string): Promise<Signer | undefined> {
    const pem = await ifThere(readFile(this.#path(role), 'utf8'))
    return pem === undefined ? undefined : signerOf(pem)
  }

  /** Returns the role's key, a new one when there is none. */
  async openOrCreate(role: string): Promise<Signer> {
    return (await this.find(role)) ?? this.create(role)
  }

  /** Makes a new key for the role, in place of the one before. */
  async create(role: string): Promise<Signer> {
    const path = this.#path(role)
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    await rm(`${path}.new`, { force: true })
    const { privateKey } = generateKeyPairSync('ed25519')
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
    const file = await open(`${path}.new`, 'wx', 0o600)
    try {
      await file.writeFile(pem)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(`${path}.new`, path)
    return signerOf(pem)
  }

  async remove(role: string): Promise<void> {
    await rm(this.#path(role), { force: true })
  }

  /** Puts a key in the place of another role's. */
  async move(from: string, to: string): Promise<void> {
    await rename(this.#path(from), this.#path(to))
  }

  #path(role: string): string {
    return join(this.#folder, `${role}.pem`)
  }
}

function signerOf(pem: string): Signer {
  const privateKey = createPrivateKey(pem)
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' })
  const keyVal = { public: Buffer.from(x, 'base64url').toString('hex') }
  // The specification's key id: the hash of the key's canonical JSON.
  const canonical = JSON.stringify({ keytype: 'ed25519', keyval: keyVal, scheme: 'ed25519' })
  const keyID = createHash('sha256').update(canonical).digest('hex')
  return {
    key: new Key({ keyID, keyType: 'ed25519', scheme: 'ed25519', keyVal }),
    sign: bytes => new Signature({ keyID, sig: sign(null, bytes, privateKey).toString('hex') }),
  }
}

/** Returns the token of a link: its text with the signature of these bytes. */
export function signedLink(signer: Signer, text: string, bytes: Buffer): string {
  return `${text}~${Buffer.from(signer.sign(bytes).sig, 'hex').toString('base64url')}`
}
