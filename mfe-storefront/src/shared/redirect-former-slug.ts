import { redirect } from '@stampa/platform'

interface Asked {
  /** What stands in the address in the place of the record: a slug, present or former, or its id. */
  asked: string
  record: { _id: string; slug: string }
  /** Of the record's page. */
  path: string
  request: Request
}

/**
 * Sends whoever asks by a slug that a record no longer has to its present address, for good.
 * Addresses by id stay as they are: the page's canonical link names the slug.
 *
 * @throws Response with status 301
 */
export function redirectFormerSlug({ asked, record, path, request }: Asked): void {
  if (asked === record.slug || asked === record._id) return
  throw redirect(path + new URL(request.url).search, 301)
}
