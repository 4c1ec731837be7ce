export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}

/** Makes a random id of 16 hex digits; `crypto.randomUUID` exists on secure origins only. */
export function newId(): string {
  return hex(crypto.getRandomValues(new Uint8Array(8)))
}
