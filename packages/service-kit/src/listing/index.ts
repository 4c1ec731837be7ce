export {
  decodeCursor,
  encodeCursor,
  type Page,
  type Position,
  pageOf,
  type Rows,
  type Sorting,
  type SortKey,
} from './keyset.ts'
export {
  adminListQuery,
  escapeLike,
  isId,
  nextLink,
  pageQuery,
  toPage,
  whereMatches,
} from './list-query.ts'
