import type { Admin } from './plugins/auth.ts'

/** What is written down of who did something: the administrator's e-mail where the token has it. */
export function who({ admin }: { admin: Admin }): string {
  return admin.email ?? admin.id
}
