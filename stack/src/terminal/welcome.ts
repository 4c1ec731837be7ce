import type { Stack } from '../stack.ts'

/** Returns the summary after the start: addresses and credentials. */
export function welcome({ url, administrator, mailDir }: Stack, seconds: number): string {
  const { email, password, given } = administrator
  const rows = [
    ['Site', url],
    ['Back office', `${url}/admin`],
    ['E-mail', email],
    ['Password', given || !password ? 'as given in ADMIN_PASSWORD at the first start' : password],
    [
      'Mails',
      mailDir === undefined ? 'by the server of MAIL_URL' : `${mailDir} (no MAIL_URL is set)`,
    ],
  ]
  const lines = rows.map(([label = '', value]) => `  ${label.padEnd(12)} ${value}`)
  return ['', `Stampa is ready (${seconds.toFixed(1)} s). Ctrl-C ends it.`, '', ...lines, ''].join(
    '\n',
  )
}
