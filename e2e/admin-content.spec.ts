import { form, notice, open, row, save, test, uniqueName } from './admin-pages.ts'
import { contentKinds, long, write } from './content-kinds.ts'
import { expect } from './fixtures.ts'

/** Columns with the preview of a long text. */
const previews = ['Description', 'Testimonial', 'Content', 'Answer']

for (const kind of contentKinds) {
  test(`${kind.screen}: a record is validated, added, changed, deleted and restored`, async ({
    page,
    api,
  }) => {
    const { screen, noun } = kind
    const name = uniqueName()
    const renamed = `${name} νέα`
    api.cleanUp(kind.api, name)
    api.cleanUp(kind.api, renamed)

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
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(row(page, renamed)).toBeVisible()
  })
}
