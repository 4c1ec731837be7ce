import { compose } from './compose.ts'

/** Address of the site, without a slash at its end; the run's global setup has chosen its port. */
export const siteUrl = () => `http://127.0.0.1:${process.env.PORT}`

/** Resolves when the gateway and everything behind it can serve. @throws after two minutes */
export async function siteReady(): Promise<void> {
  const deadline = Date.now() + 120_000
  while (true) {
    const state = await fetch(`${siteUrl()}/readyz`).then(
      async response => (response.ok ? 'ready' : response.text()),
      error => String(error.cause ?? error),
    )
    if (state === 'ready') return
    if (Date.now() > deadline) throw new Error(`The site is not ready after two minutes: ${state}`)
    await new Promise(resolve => setTimeout(resolve, 250))
  }
}

/** Returns the first administrator's credentials from the logs. */
export async function administrator(): Promise<{ email: string; password: string }> {
  const log = await compose('logs', '--no-log-prefix', 'secrets')
  const [, email, password] = /^Back office: (\S+), password (\S+)$/m.exec(log) ?? []
  if (!email || !password) throw new Error(`The administrator is not in the log: ${log}`)
  return { email, password }
}

/** Returns a token of the administrator. */
export async function signIn(): Promise<string> {
  const response = await fetch(`${siteUrl()}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(await administrator()),
  })
  if (!response.ok) throw new Error(`Signing in was answered ${response.status}`)
  return ((await response.json()) as { token: string }).token
}
