export {
  decodeCursor,
  encodeCursor,
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
  type Page,
  pageQuery,
  toPage,
  whereMatches,
} from './list-query.ts'
