declare module 'subset-font' {
  /** Makes a font with only the characters of `text`. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2'
      /** OpenType features to keep. @default all */
      keepFeatures?: string[]
      noHinting?: boolean
    },
  ): Promise<Buffer>
}
