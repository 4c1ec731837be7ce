declare module 'subset-font' {
  /** Cuts a font down to the characters of `text`. */
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
