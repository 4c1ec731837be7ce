/** Returns the label of a field: the text with its name. */
export function labelIn(texts: object, field: string): string | undefined {
  const label: unknown = Object.entries(texts).find(([name]) => name === field)?.[1]
  return typeof label === 'string' ? label : undefined
}
