/**
 * Writes an SVG again without its document type, of which drawing programs leave one with the entities of their own
 * namespaces: the shop accepts none. The browser's parser has replaced the entities and limits their size.
 */
export async function withoutDoctype(file: Blob): Promise<Blob> {
  // The page server has no parser: it sends the form of a browser without scripts as it is.
  if (file.type !== 'image/svg+xml' || typeof DOMParser === 'undefined') return file
  const text = await file.text()
  if (!/<!DOCTYPE/i.test(text)) return file
  const { documentElement } = new DOMParser().parseFromString(text, file.type)
  return new Blob([new XMLSerializer().serializeToString(documentElement)], { type: file.type })
}
