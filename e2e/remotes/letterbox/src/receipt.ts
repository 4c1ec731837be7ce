/** Result of the last letter. */
export type Receipt = { problem: string } | { name: string; image: string; bytes: number }
