import { Book } from './crowd.ts'
import { test as base } from './fixtures.ts'
import { Inbox } from './inbox.ts'

/** Tests in which a crowd acts: with a mail server, and a book of what was acknowledged. */
export const test = base.extend<object, { inbox: Inbox; book: Book }>({
  inbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from it
    async ({}, use) => {
      const inbox = await Inbox.open()
      await use(inbox)
      await inbox.close()
    },
    { scope: 'worker' },
  ],
  book: [
    async ({ own }, use) => {
      await use(await Book.open(own))
    },
    { scope: 'worker' },
  ],
})
