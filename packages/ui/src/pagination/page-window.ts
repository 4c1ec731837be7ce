/**
 * The page numbers to show: first and last always, the current page with its neighbours, and
 * `'gap'` where numbers are left out. A gap never stands for a single number, and the length
 * stays the same while stepping through the pages, so that the buttons do not move.
 *
 * @param page current page, from 1
 * @param pages how many there are, at least 1
 * @example pageWindow(6, 20) // [1, 'gap', 5, 6, 7, 'gap', 20]
 */
export function pageWindow(page: number, pages: number): (number | 'gap')[] {
  if (pages <= 7) return range(1, pages)
  if (page <= 4) return [...range(1, 5), 'gap', pages]
  if (page >= pages - 3) return [1, 'gap', ...range(pages - 4, pages)]
  return [1, 'gap', page - 1, page, page + 1, 'gap', pages]
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
