/** What a field is called: texts that have its name are its label. */
export function labelIn(texts: object, field: string): string | undefined {
  const label: unknown = Object.entries(texts).find(([name]) => name === field)?.[1]
  return typeof label === 'string' ? label : undefined
}
