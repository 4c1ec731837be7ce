import type { Page } from '@playwright/test'
import { type AdminApi, form, notice, open, row, save, test, uniqueName } from './admin-pages.ts'
import { type ContentKind, contentKinds, long, write } from './content-kinds.ts'
import { expect } from './fixtures.ts'

/** Columns with the preview of a long text. */
const previews = ['Description', 'Testimonial', 'Content', 'Answer']

// Two halves run on two workers.
for (const half of [0, 1]) {
  test(`the content of every kind is kept (${half + 1} of 2)`, async ({ page, api }) => {
    test.setTimeout(300_000)
    for (const kind of contentKinds.filter((_, index) => index % 2 === half)) {
      await test.step(`${kind.screen}: a record is validated, added, changed, deleted and restored`, () =>
        keep(page, api, kind))
    }
  })
}

async function keep(page: Page, api: AdminApi, kind: ContentKind): Promise<void> {
  const { screen, noun } = kind
  const name = uniqueName()
  const renamed = `${name} νέα`
  api.cleanUp(kind.api, name)
  api.cleanUp(kind.api, renamed)

  // In a document without the notices of the kind before, which would cover its buttons.
  await open(page, `/admin/${screen}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(kind.title)
  const headers = page.getByRole('columnheader').filter({ hasText: /\S/ })
  for (const column of kind.columns) {
    await expect(headers.filter({ hasText: column }).first()).toBeVisible()
  }

  await page.getByRole('link', { name: `Add ${noun}` }).click()
  await save(page).click()
  for (const message of kind.required) {
    await expect(form(page).getByText(message).first()).toBeVisible()
  }
  await write(page, kind.name, name)
  await kind.fill(page)

  await save(page).click()
  await expect(form(page)).toHaveCount(0)
  await expect(notice(page, `“${name}” was added`)).toBeVisible()

  await page.getByRole('searchbox').fill(name)
  if (kind.columns.some(column => previews.includes(column))) {
    await expect(row(page, name)).toContainText(`${long.slice(0, 100)}...`)
  }
  for (const text of kind.shown ?? []) await expect(row(page, name)).toContainText(text)
  await row(page, name)
    .getByRole('link', { name: `Edit ${name}` })
    .click()
  await write(page, kind.name, renamed)
  await save(page).click()
  await expect(notice(page, `“${renamed}” was saved`)).toBeVisible()

  await row(page, renamed)
    .getByRole('button', { name: `Delete ${renamed}` })
    .click()
  const question = page.getByRole('alertdialog')
  await expect(question).toHaveAccessibleName(`Are you sure you want to delete this ${noun}?`)
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(notice(page, `The ${noun} was deleted`)).toBeVisible()
  await expect(row(page, renamed)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(row(page, renamed)).toBeVisible()
}
