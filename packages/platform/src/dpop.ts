/**
 * Binds the administrator's token to this browser (DPoP, RFC 9449): the sign-in and each call contain a signature of
 * the request by a key that cannot be exported, so a copied token is worthless elsewhere. In a chunk of its own, which
 * visitors do not load.
 */
import { keyDatabase } from './session.ts'

type Fetch = (request: Request) => Promise<Response>

/** A key pair of the browser; `jwk` is the public key. */
interface BoundKey {
  privateKey: CryptoKey
  jwk: object
}

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
const storeName = 'keys'

/** The server's time minus that of this device, ms: learned when a proof is refused. */
let clockOffset = 0

/**
 * Sends the sign-in with a proof by a new key. Where the browser has no WebCrypto or cannot store a key (without https,
 * some private windows), it sends none, and the session gets a plain bearer token.
 */
export async function sendWithNewKey(request: Request, send: Fetch): Promise<Response> {
  const key = await createKey().catch(error => console.warn(error))
  return key ? sendWithProof(request, send, key) : send(request)
}

/** Sends a request with the token, and with a proof if the token is bound. */
export async function sendWithToken(
  request: Request,
  send: Fetch,
  token: string,
): Promise<Response> {
  const headers = new Headers(request.headers)
  headers.set('authorization', `Bearer ${token}`)
  const authorized = new Request(request, { headers })
  const key = await keyOf(token).catch(error => console.warn(error))
  return key ? sendWithProof(authorized, send, key, token) : send(authorized)
}

/**
 * Sends a request with a proof. When the proof is refused, corrects the clock by the response's `Date` and sends the
 * request again: the clock of the device may be wrong, or a proxy has sent the first proof twice.
 */
async function sendWithProof(
  request: Request,
  send: Fetch,
  key: BoundKey,
  token?: string,
): Promise<Response> {
  // Read before, since a body can be sent once only.
  const body = /^(GET|HEAD)$/.test(request.method) ? undefined : await request.blob()
  const attempt = async () => {
    const headers = new Headers(request.headers)
    headers.set('dpop', await createProof(request, key, token))
    return send(new Request(request, { headers, ...(body && { body }) }))
  }
  const response = await attempt()
  if (!response.headers.get('www-authenticate')?.includes('invalid_dpop_proof')) return response
  const serverTime = Date.parse(response.headers.get('date') ?? '')
  if (serverTime) clockOffset = serverTime - Date.now()
  return attempt()
}

async function createProof(
  { method, url }: Request,
  { privateKey, jwk }: BoundKey,
  token: string | undefined,
): Promise<string> {
  const { origin, pathname } = new URL(url)
  const claims = {
    htm: method,
    htu: origin + pathname,
    iat: Math.floor((Date.now() + clockOffset) / 1000),
    jti: crypto.randomUUID(),
    ...(token && { ath: await sha256(token) }),
  }
  const content = [{ typ: 'dpop+jwt', alg: 'ES256', jwk }, claims]
    .map(part => base64url(toBytes(JSON.stringify(part))))
    .join('.')
  const signature = await crypto.subtle.sign(algorithm, privateKey, toBytes(content))
  return `${content}.${base64url(signature)}`
}

/** Creates and stores a key, named by its RFC 7638 thumbprint, which the token will contain. */
async function createKey(): Promise<BoundKey> {
  const { privateKey, publicKey } = await crypto.subtle.generateKey(algorithm, false, ['sign'])
  const { crv, kty, x, y } = await crypto.subtle.exportKey('jwk', publicKey)
  // In the order of the thumbprint.
  const jwk = { crv, kty, x, y }
  const key = { privateKey, jwk }
  const thumbprint = await sha256(JSON.stringify(jwk))
  await inStore('readwrite', store => store.put(key, thumbprint))
  return key
}

/** Returns the key that the token is bound to; undefined for a plain token. */
async function keyOf(token: string): Promise<BoundKey | undefined> {
  const [, payload = ''] = token.split('.')
  const claims = atob(payload.replaceAll('-', '+').replaceAll('_', '/'))
  const [, thumbprint] = /"cnf":{"jkt":"([\w-]+)"/.exec(claims) ?? []
  return thumbprint === undefined
    ? undefined
    : inStore<BoundKey | undefined>('readonly', store => store.get(thumbprint))
}

async function inStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opening = indexedDB.open(keyDatabase, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(storeName)
  const database = await settled(opening)
  try {
    return await settled(work(database.transaction(storeName, mode).objectStore(storeName)))
  } finally {
    database.close()
  }
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  request.onsuccess = () => resolve(request.result)
  request.onerror = () => reject(request.error)
  return promise
}

async function sha256(text: string): Promise<string> {
  return base64url(await crypto.subtle.digest('SHA-256', toBytes(text)))
}

function toBytes(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text)
}

function base64url(bytes: ArrayBuffer | Uint8Array): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
