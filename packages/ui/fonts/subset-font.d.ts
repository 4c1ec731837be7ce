declare module 'subset-font' {
  /** Cuts a font down to the characters of `text`, in the given format and instance. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2' | 'truetype'
      variationAxes?: Record<string, number | { min: number; max: number; default: number }>
      /** OpenType features to keep. @default all */
      keepFeatures?: string[]
      noHinting?: boolean
    },
  ): Promise<Buffer>
}
