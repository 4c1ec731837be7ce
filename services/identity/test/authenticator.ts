import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'

interface Options {
  challenge: string
  origin?: string
  rpId?: string
  /** Whether the person has shown a finger or a PIN. */
  isVerified?: boolean
  /** Number of signatures so far. */
  counter?: number
  userHandle?: string
}

const userPresent = 0x01
const userVerified = 0x04
const hasCredential = 0x40

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()

/** An authenticator with one passkey (WebAuthn, ES256, without attestation). @param site its origin */
export function createAuthenticator(site: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  const coordinate = (text: string) => Buffer.concat([hex('5820'), Buffer.from(text, 'base64url')])
  const coseKey = Buffer.concat([
    hex('a5010203262001', '21'),
    coordinate(x),
    hex('22'),
    coordinate(y),
  ])

  function authenticatorData(options: Options, flags: number, attested = Buffer.alloc(0)): Buffer {
    const { rpId = new URL(site).hostname, isVerified = true, counter = 0 } = options
    const head = Buffer.alloc(5)
    head.writeUInt8(userPresent | (isVerified ? userVerified : 0) | flags)
    head.writeUInt32BE(counter, 1)
    return Buffer.concat([sha256(rpId), head, attested])
  }

  const clientData = (type: string, { challenge, origin = site }: Options) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  return {
    id: id.toString('base64url'),

    /** The browser's answer to the options of a registration. */
    register(options: Options) {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const attested = Buffer.concat([Buffer.alloc(16), length, id, coseKey])
      const data = authenticatorData(options, hasCredential, attested)
      const object = [
        hex('a3', '63'),
        Buffer.from('fmt'),
        hex('64'),
        Buffer.from('none'),
        hex('67'),
        Buffer.from('attStmt'),
        hex('a0', '68'),
        Buffer.from('authData'),
        hex('58'),
        Buffer.from([data.length]),
        data,
      ]
      return {
        id: id.toString('base64url'),
        clientDataJSON: clientData('webauthn.create', options).toString('base64url'),
        attestationObject: Buffer.concat(object).toString('base64url'),
      }
    },

    /** The browser's answer to the options of a sign-in. */
    sign(options: Options) {
      const data = authenticatorData(options, 0)
      const client = clientData('webauthn.get', options)
      const signer = createSign('sha256').update(data).update(sha256(client))
      return {
        id: id.toString('base64url'),
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signer.sign(privateKey).toString('base64url'),
        userHandle: options.userHandle ?? '',
      }
    },
  }
}

function hex(...parts: string[]): Buffer {
  return Buffer.from(parts.join(''), 'hex')
}
