import type { Page } from '@playwright/test'
import {
  field,
  form,
  notice,
  open,
  overlay,
  row,
  save,
  tabTo,
  test,
  uniqueName,
} from './admin-pages.ts'
import { expect } from './fixtures.ts'
import { expectWellMade } from './screen-quality.ts'

const tab = (page: Page, name: string | RegExp) => form(page).getByRole('tab', { name })
const english = /^English/

/** Opens a record's form from its list. */
async function edit(page: Page, name: string): Promise<void> {
  await page.getByRole('searchbox').fill(name)
  await row(page, name)
    .getByRole('link', { name: `Edit ${name}` })
    .click()
  await expect(form(page)).toBeVisible()
}

async function store(page: Page, name: string): Promise<void> {
  await expect(async () => {
    // A second time if a concurrent test has reordered the records meanwhile.
    await save(page).click()
    await expect(form(page)).toHaveCount(0, { timeout: 5000 })
  }).toPass()
  await expect(notice(page, `“${name}” was saved`).first()).toBeVisible()
}

test('a product is translated by keyboard, listed as translated, and read in English on the site', async ({
  page,
  api,
}) => {
  const { _id, title } = await api.createProduct()
  await open(page, '/admin/products?untranslated=en')
  await edit(page, title)
  await expect(form(page).getByLabel('Title')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(tab(page, 'Greek')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 'English (2 not translated)')).toBeFocused()
  await expect(form(page).getByRole('region', { name: 'Title (Greek)' })).toHaveText(title)
  await expect(form(page).getByText('Not translated', { exact: true })).toHaveCount(2)
  await expectWellMade(page, 'English texts', { scheme: 'dark' })
  await tabTo(page, form(page).getByLabel('Title (English)'))
  await page.keyboard.type(`Cup ${title}`)
  await expect(tab(page, 'English (1 not translated)')).toBeVisible()
  await tabTo(page, form(page).getByLabel('Description (English)'))
  await page.keyboard.type('A cup for the morning.')
  await expect(tab(page, 'English')).toBeVisible()
  await form(page).getByRole('switch', { name: 'Active' }).check()
  await store(page, title)
  await expect(row(page, title), 'has left the list of those without English').toHaveCount(0)

  const { slug } = await api.get<{ slug: string }>(`/api/products/${_id}`)
  await page.goto(`/products/${slug}?lang=en`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Cup ${title}`)
  await expect(page.getByText('A cup for the morning.').first()).toBeVisible()
  await page.goto(`/products/${slug}?lang=el`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)

  await open(page, '/admin/products')
  await page.getByRole('searchbox').fill(`Cup ${title}`)
  await expect(row(page, title), 'is found by its English title').toBeVisible()
  await expect(row(page, title).getByText('EN missing')).toHaveCount(0)
  await edit(page, title)
  await tab(page, english).click()
  await form(page).getByLabel('Title (English)').fill('')
  await expect(form(page).getByText('Not translated', { exact: true })).toHaveCount(1)
  await store(page, title)
  await expect(row(page, title).getByText('EN missing')).toBeVisible()

  // The history names the text, not the list of translations.
  await row(page, title)
    .getByRole('link', { name: `Edit ${title}` })
    .click()
  await overlay(page).getByRole('link', { name: 'History' }).click()
  const last = overlay(page).getByRole('listitem').first()
  await expect(last).toContainText('Title (English)')
  await expect(last).toContainText(`Cup ${title}`)
  await expect(last).not.toContainText('Description (English)')

  await page.goto(`/products/${slug}?lang=en`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByText('A cup for the morning.').first()).toBeVisible()
})

test('a question is added in both languages, and falls back to Greek once its English is cleared', async ({
  page,
  api,
}) => {
  const question = `${uniqueName()};`
  api.cleanUp('faq', question)
  await open(page, '/admin/faq/new')
  await field(page, 'Question').fill(question)
  await field(page, 'Answer').fill('Ναι, αύριο.')
  await tab(page, english).click()
  await form(page).getByLabel('Question (English)').fill(`Is it a test ${question}?`)
  await form(page).getByLabel('Answer (English)').fill('Yes, tomorrow.')
  await save(page).click()
  await expect(notice(page, `“${question}” was added`)).toBeVisible()

  await page.goto('/faq?lang=en')
  await expect(page.getByText(`Is it a test ${question}?`)).toBeVisible()
  await expect(page.getByText(question, { exact: true })).toHaveCount(0)

  await open(page, '/admin/faq')
  await edit(page, question)
  await tab(page, english).click()
  await form(page).getByLabel('Question (English)').fill('')
  await form(page).getByLabel('Answer (English)').fill('')
  await store(page, question)
  await page.goto('/faq?lang=en')
  await expect(page.getByText(question, { exact: true })).toHaveAttribute('lang', 'el')
})

test('an error opens its tab, unsaved English is guarded, and two translators choose between their texts', async ({
  page,
  api,
}) => {
  const { _id, name } = await api.createCategory()
  await open(page, '/admin/categories')
  await edit(page, name)
  await tab(page, english).click()
  await form(page).getByLabel('Name (English)').fill('x'.repeat(201))
  await tab(page, 'Greek').click()
  await save(page).click()
  await expect(tab(page, english)).toHaveAttribute('aria-selected', 'true')
  await expect(form(page).getByLabel('Name (English)')).toBeFocused()
  await expect(form(page).getByText('Name must be at most 200 characters')).toBeVisible()
  // The tab of the error can be left.
  await tab(page, 'Greek').click()
  await field(page, 'Name').fill('')
  await tab(page, english).click()
  await form(page).getByLabel('Name (English)').fill('Cups')
  await save(page).click()
  await expect(tab(page, 'Greek')).toHaveAttribute('aria-selected', 'true')
  await expect(field(page, 'Name')).toBeFocused()
  await field(page, 'Name').fill(name)

  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('What you have entered has not been saved.')
  await question.getByRole('button', { name: 'Keep editing' }).click()

  const changed = await page.request.put(`/api/categories/${_id}`, {
    headers: { authorization: `Bearer ${api.token}` },
    data: { name, active: false, translations: { en: { name: 'Mugs' } } },
  })
  expect(changed.status()).toBe(200)
  await save(page).click()
  const choice = form(page).getByRole('alert').getByRole('group', { name: 'Name (English)' })
  await expect(choice).toContainText('Cups')
  await choice.getByRole('radio', { name: /Mugs/ }).check()
  await tab(page, english).click()
  await expect(form(page).getByLabel('Name (English)')).toHaveValue('Mugs')
  await store(page, name)
})

test('a rewritten Greek text marks its English as outdated until it is confirmed', async ({
  page,
  api,
}) => {
  const [before, after] = [`${uniqueName()};`, `${uniqueName()};`]
  api.cleanUp('faq', after)
  const data = { question: before, answer: 'Ναι.', translations: { en: { question: 'Do you?' } } }
  const headers = { authorization: `Bearer ${api.token}` }
  expect((await page.request.post('/api/faq', { headers, data })).status()).toBe(201)
  await open(page, '/admin/faq')
  await edit(page, before)
  await field(page, 'Question').fill(after)
  await expect(tab(page, 'English (1 not translated, 1 may be outdated)')).toBeVisible()
  await store(page, after)

  await open(page, '/admin/faq?untranslated=outdated')
  await page.getByRole('searchbox').fill(after)
  await expect(row(page, after).getByText('EN may be outdated')).toBeVisible()
  await edit(page, after)
  await tab(page, english).click()
  await expect(form(page).getByText(/^May be outdated/)).toBeVisible()
  await expectWellMade(page, 'outdated English')
  await form(page)
    .getByRole('switch', { name: 'The English texts still match the Greek ones' })
    .check()
  await expect(tab(page, 'English (1 not translated)')).toBeVisible()
  await store(page, after)
  await expect(row(page, after), 'has left the list of outdated ones').toHaveCount(0)
})
