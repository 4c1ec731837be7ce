import type { APIRequestContext, Page } from '@playwright/test'

/** The order form's success, as specified. */
export const success = /Η ομάδα μας θα επικοινωνήσει σύντομα μαζί σας για να την επιβεβαιώσει/

export const form = (page: Page) =>
  page.locator('form').filter({ has: page.getByRole('group', { name: 'Πού θα τυπωθεί' }) })
export const submit = (page: Page) =>
  form(page).getByRole('button', { name: 'Αποστολή παραγγελίας' })
export const products = (page: Page) => form(page).getByRole('group', { name: 'Προϊόντα' })
export const summary = (page: Page) =>
  form(page).locator('section').filter({ hasText: 'Τι παραγγέλνετε' })

export async function fillContact(page: Page, email: string, phone = '6900000000'): Promise<void> {
  await form(page).getByLabel('E-mail').fill(email)
  await form(page).getByLabel('Τηλέφωνο').fill(phone)
}

/** Opens the table of sizes and colours of the only chosen product. */
export const openSizes = (page: Page) =>
  form(page).getByText('Πόσα από κάθε χρώμα και μέγεθος').click()

/** Begins another order after one that was sent. */
export const orderAgain = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'Νέα παραγγελία' }).click()

export const someAddress = () => `anna-${Math.random().toString(36).slice(2)}@example.com`

/** Returns the orders of an e-mail address, as staff read them. */
export async function ordersOf<T>(
  request: APIRequestContext,
  token: string,
  email: string,
): Promise<T[]> {
  const headers = { authorization: `Bearer ${token}` }
  return (await request.get(`/api/custom-order?limit=5&q=${email}`, { headers })).json()
}
