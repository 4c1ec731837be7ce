/** Saves a file that the page has made or fetched. */
export function saveFile(name: string, content: Blob): void {
  const href = URL.createObjectURL(content)
  Object.assign(document.createElement('a'), { href, download: name }).click()
  // The browser starts to read the file well before.
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}
