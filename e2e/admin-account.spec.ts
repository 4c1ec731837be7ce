import type { Page } from '@playwright/test'
import { generateSync } from 'otplib'
import { addPerson, notice, open, row, signedIn, test } from './admin-pages.ts'
import { expect } from './fixtures.ts'
import { expectWellMade } from './screen-quality.ts'

test.use({ ownSession: true })

/** Fills and sends the sign-in form. */
async function enter(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.keyboard.press('Enter')
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/admin\/login/)
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Returns the code that an authenticator app shows some steps from now. */
const codeOf = (secret: string, steps: number) =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + 30 * steps })

test('a second factor is set up, asked after the password, replaced by a recovery code, and removed by an owner', async ({
  page,
  browser,
  stack,
}) => {
  const { password } = stack.administrator
  const email = await addPerson(stack, 'sales')
  const context = await browser.newContext({
    baseURL: stack.url,
    storageState: signedIn(stack.url, undefined),
  })
  const own = await context.newPage()
  await open(own, '/admin/login?from=/admin/password')
  await enter(own, email, password)
  await expect(heading(own)).toHaveText('Account')
  const section = own.getByRole('region', { name: 'Second factor' })
  await section.getByRole('button', { name: 'Set up' }).click()
  await expect(section.getByRole('img', { name: 'QR code of the key' })).toBeVisible()
  await expect(section.getByRole('link', { name: /Open in an app/ })).toHaveAttribute(
    'href',
    new RegExp(`^otpauth://totp/Stampa:${encodeURIComponent(email)}\\?`),
  )
  await expectWellMade(own, 'the setup of a second factor')
  const key = section.getByText(/^([A-Z2-7]{4} ?){8}$/)
  const secret = ((await key.textContent()) ?? '').replaceAll(' ', '')
  const code = section.getByRole('textbox', { name: 'Code' })
  await code.fill('12345')
  await code.press('Enter')
  await expect(section.getByText('The code is wrong or has expired')).toBeVisible()
  await expect(key).toBeVisible()
  await code.fill(codeOf(secret, -1))
  await code.press('Enter')
  const codes = section.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  await expectWellMade(own, 'the recovery codes')
  const recovery = (await codes.first().textContent()) ?? ''
  await section.getByRole('button', { name: 'I have stored them' }).click()
  await expect(section.getByText('Unused recovery codes: 10')).toBeVisible()
  await expect(codes).toHaveCount(0)

  await signOut(own)
  await enter(own, email, password)
  const asked = own.getByLabel('Code')
  await expect(asked).toBeFocused()
  await expectWellMade(own, 'the sign-in that asks for a code')
  await asked.fill('000000')
  await asked.press('Enter')
  await expect(own.getByText('The code is wrong or was used already')).toBeVisible()
  await asked.fill(codeOf(secret, 0))
  await asked.press('Enter')
  await expect(heading(own)).toHaveText('Dashboard')

  await signOut(own)
  await enter(own, email, password)
  await asked.fill(recovery)
  await asked.press('Enter')
  await expect(heading(own)).toHaveText('Dashboard')
  await open(own, '/admin/password')
  await expect(section.getByText('Unused recovery codes: 9')).toBeVisible()

  await open(page, '/admin/people')
  await row(page, email)
    .getByRole('link', { name: `Edit ${email}` })
    .click()
  const access = page.getByRole('dialog', { name: email })
  await access.getByRole('button', { name: 'Remove second factor' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Remove second factor' }).click()
  await expect(notice(page, 'Second factor removed')).toBeVisible()
  await expect(access.getByRole('button', { name: 'Remove second factor' })).toHaveCount(0)
  await own.goto('/admin')
  await expect(own).toHaveURL(/\/admin\/login/)
  await enter(own, email, password)
  await expect(heading(own)).toHaveText('Dashboard')
  await context.close()
})

test('a passkey is added, signs in without e-mail and password, and is removed', async ({
  browser,
  stack,
}) => {
  // No browser makes passkeys for an IP address.
  const url = stack.url.replace('127.0.0.1', 'localhost')
  const { password } = stack.administrator
  const email = await addPerson(stack, 'sales')
  const context = await browser.newContext({ baseURL: url, storageState: signedIn(url, undefined) })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await open(page, '/admin/login?from=/admin/password')
  await expectWellMade(page, 'the sign-in')
  const byPasskey = page.getByRole('button', { name: 'Use a passkey' })
  await enter(page, email, password)
  await expect(heading(page)).toHaveText('Account')
  const section = page.getByRole('region', { name: 'Passkeys' })
  await section.getByLabel('Name of the new passkey').fill('Laptop')
  await section.getByLabel('Name of the new passkey').press('Enter')
  const passkey = section.getByRole('listitem').filter({ hasText: 'Laptop' })
  await expect(passkey).toBeVisible()
  await expectWellMade(page, 'the account with a passkey')
  // The same device twice.
  await section.getByLabel('Name of the new passkey').fill('Again')
  await section.getByRole('button', { name: 'Add passkey' }).click()
  await expect(section.getByText('No passkey was made')).toBeVisible()

  await signOut(page)
  await open(page, '/admin/login?from=/admin/password')
  await byPasskey.click()
  await expect(heading(page)).toHaveText('Account')
  await expect(passkey).toContainText('last used')

  // A person who does not show finger or PIN.
  await signOut(page)
  await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
  await byPasskey.click()
  await expect(page.getByText('No passkey was used')).toBeVisible()
  await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true })
  await byPasskey.click()
  await expect(heading(page)).toHaveText('Dashboard')

  await open(page, '/admin/password')
  await section.getByRole('button', { name: 'Remove the passkey Laptop' }).click()
  const question = page.getByRole('alertdialog', { name: 'Remove the passkey Laptop?' })
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect(passkey).toHaveCount(0)
  await signOut(page)
  await byPasskey.click()
  await expect(page.getByText('The passkey was not accepted')).toBeVisible()
  await context.close()
})
