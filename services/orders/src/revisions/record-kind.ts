import type { Problem } from '@stampa/service-kit'

/** A table of records that have versions, a history of revisions, and a trash. */
export interface RecordKind {
  table: 'skus' | 'offers'
  /** The table of the revisions, and its column of the record's id. */
  revisions: { table: 'sku_revisions' | 'offer_revisions'; recordId: 'sku_id' | 'offer_id' }
  notFound(): Problem
}
