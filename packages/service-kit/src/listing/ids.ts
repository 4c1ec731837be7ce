const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether it can be the id of anything; what cannot is answered like the id of nothing. */
export function isId(value: string): boolean {
  return uuid.test(value)
}
