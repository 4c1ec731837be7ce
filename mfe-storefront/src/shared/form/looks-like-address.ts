/** Whether a text has what every e-mail address has; the service has the last word on what one is. */
export function looksLikeAddress(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
}
