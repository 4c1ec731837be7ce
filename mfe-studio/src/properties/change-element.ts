/** Changes fields of an element; changes in a row under one key are undone together. */
export type ChangeElement<Element> = (fields: Partial<Element>, key?: string) => void
