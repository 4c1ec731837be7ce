import { dateTime, type Static, Type } from '@stampa/service-kit'

/** A passkey as its owner sees it. */
export const passkey = Type.Object(
  {
    _id: Type.String({ format: 'uuid' }),
    name: Type.String(),
    createdAt: dateTime(),
    usedAt: Type.Union([dateTime(), Type.Null()]),
  },
  { $id: 'Passkey' },
)

export type Passkey = Static<typeof passkey>

const base64url = (maxLength: number) => Type.String({ maxLength, pattern: '^[\\w-]*$' })

/** Id of a passkey, and the `clientDataJSON` that its authenticator has signed. */
const credential = { id: base64url(1400), clientDataJSON: base64url(4000) }

/** An authenticator's response to `navigator.credentials.create()`. */
export const registration = Type.Object({ ...credential, attestationObject: base64url(16_000) })

/** An authenticator's response to `navigator.credentials.get()`. */
export const assertion = Type.Object({
  ...credential,
  authenticatorData: base64url(4000),
  signature: base64url(4000),
  userHandle: base64url(100),
})

/** Returns a response in the form that browsers give it. Extensions are not asked for. */
export function toCredential<Response>({ id, ...response }: Response & { id: string }) {
  return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {}, response }
}

/** `PublicKeyCredentialCreationOptionsJSON` */
export const creationOptions = Type.Object({
  challenge: Type.String(),
  rp: Type.Object({ id: Type.String(), name: Type.String() }),
  user: Type.Object({ id: Type.String(), name: Type.String(), displayName: Type.String() }),
  pubKeyCredParams: Type.Array(
    Type.Object({ alg: Type.Integer(), type: Type.Literal('public-key') }),
  ),
  timeout: Type.Integer(),
  excludeCredentials: Type.Array(
    Type.Object({ id: Type.String(), type: Type.Literal('public-key') }),
  ),
  authenticatorSelection: Type.Object({
    residentKey: Type.Literal('required'),
    requireResidentKey: Type.Literal(true),
    userVerification: Type.Literal('required'),
  }),
})

/** `PublicKeyCredentialRequestOptionsJSON` */
export const requestOptions = Type.Object({
  challenge: Type.String(),
  rpId: Type.String(),
  timeout: Type.Integer(),
  userVerification: Type.Literal('required'),
})
