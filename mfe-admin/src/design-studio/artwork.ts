import type { Artwork } from './design-studio.data.ts'

/** The files of each mockup, in the order of the mockups. */
export function byMockup(artwork: readonly Artwork[]): { mockup: number; files: Artwork[] }[] {
  const files = artwork.filter(file => file.mockup !== null)
  return [...Map.groupBy(files, ({ mockup }) => mockup ?? 0)].map(([mockup, files]) => ({
    mockup,
    files,
  }))
}

/** Whether the drawing is not what the customer saw. */
export function differs({ warnings }: Artwork): boolean {
  return warnings.some(({ code }) => code === 'differs')
}
