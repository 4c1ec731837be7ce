import { dateTime, Type } from '@stampa/service-kit'
import { passwordLength } from '../../password-rules.ts'

export const credentials = Type.Object(
  {
    email: Type.String({ minLength: 1, maxLength: 254, message: 'Email is required' }),
    password: Type.String({ minLength: 1, maxLength: 1024, message: 'Password is required' }),
    code: Type.Optional(
      Type.String({
        maxLength: 40,
        description:
          'Of the authenticator app, or a recovery code: for accounts with a second factor, whose sign-in without it is a 401 `second_factor_required`',
      }),
    ),
  },
  { message: 'Email and password are required' },
)

export const signInHeaders = Type.Object({
  dpop: Type.Optional(
    Type.String({
      description:
        'DPoP proof (RFC 9449, ES256): only calls with proofs by the same key can use the token',
    }),
  ),
})

const currentPassword = Type.String({
  minLength: 1,
  maxLength: 1024,
  message: 'Current password is required',
})

export const newPassword = Type.String({
  ...passwordLength,
  // Forms know patterns, not lengths.
  pattern: `^[\\s\\S]{${passwordLength.minLength},}$`,
  message: `Password must have at least ${passwordLength.minLength} characters`,
})

export const passwordChange = Type.Object({ password: currentPassword, newPassword })

export const confirmation = Type.Object({ password: currentPassword })

export const user = Type.Object(
  {
    _id: Type.String({ format: 'uuid' }),
    email: Type.String(),
    createdAt: dateTime(),
    role: Type.String({ description: 'Id of the role' }),
    permissions: Type.Array(Type.String(), {
      description: 'Those of the session, such as offers:write; `*` is all',
    }),
    passwordExpiresAt: Type.Optional(dateTime('Only of a generated password')),
  },
  { $id: 'Administrator' },
)

export const session = Type.Object({
  token: Type.String({ description: 'JWT for the Authorization header' }),
  expiresAt: dateTime(),
  user,
})

export const jwks = Type.Object({
  keys: Type.Array(
    Type.Object({
      kty: Type.String(),
      crv: Type.String(),
      x: Type.String(),
      kid: Type.String(),
      use: Type.String(),
      alg: Type.String(),
    }),
  ),
})
