import type { Stack } from '@stampa/stack'

/** @returns an administrator's token */
export async function signIn({ url, administrator }: Stack): Promise<string> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: administrator.email, password: administrator.password }),
  })
  const { token } = (await response.json()) as { token: string }
  return token
}
