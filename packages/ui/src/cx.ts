/** Joins the class names that are present: `cx('a', open && 'b', className)`. */
export function cx(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
