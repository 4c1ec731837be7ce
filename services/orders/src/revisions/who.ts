import type { Admin } from '@stampa/service-kit'

/** What is written down of who did something: the administrator's e-mail where the token has it. */
export function who({ admin }: { admin: Admin }): string {
  return admin.email ?? admin.id
}
