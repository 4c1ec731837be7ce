/** An id for an element or a group. `crypto.randomUUID` exists on secure origins only. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), byte =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
