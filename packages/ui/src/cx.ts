/** Joins class names, leaving out what is absent: `cx('a', open && 'b', className)`. */
export function cx(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
