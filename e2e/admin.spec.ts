import { hold, open, test as signedIn, signIn } from './admin-pages.ts'
import { expect, test } from './fixtures.ts'

// Some tests end their session.
signedIn.use({ ownSession: true })

test.describe('signing in', () => {
  test('shows missing and wrong input, then opens the dashboard', async ({ page, admin }) => {
    await page.goto('/admin')
    await expect(page).toHaveURL(/\/admin\/login/)
    await expect(page.getByLabel('Email')).toBeFocused()
    await test.step('accepts password managers and pasting', async () => {
      await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username')
      await expect(page.getByLabel('Password')).toHaveAttribute('autocomplete', 'current-password')
      const pasted = await page.getByLabel('Password').evaluate(field => {
        return field.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true }))
      })
      expect(pasted, 'nothing prevents pasting').toBe(true)
    })

    await page.keyboard.press('Enter')
    await expect(page.getByText('Email is required')).toBeVisible()
    await expect(page.getByText('Password is required')).toBeVisible()
    await expect(page.getByLabel('Email')).toBeFocused()

    await page.keyboard.type(admin.email)
    await page.keyboard.press('Tab')
    await page.keyboard.type('not the password')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toHaveText('Invalid email or password')
    await expect(page.getByLabel('Email')).toHaveValue(admin.email)
    expect(await page.evaluate(() => localStorage.getItem('adminToken'))).toBeNull()

    await page.getByLabel('Password').fill(admin.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/admin')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
    expect(await page.context().cookies()).toContainEqual(
      expect.objectContaining({ name: 'device', httpOnly: true, sameSite: 'Strict' }),
    )
  })

  test('redirects to the page that required it', async ({ page, admin }) => {
    await page.goto('/admin/products?q=cup')
    await page.getByLabel('Email').fill(admin.email)
    await page.getByLabel('Password').fill(admin.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/admin/products?q=cup')
    await expect(page.getByRole('searchbox')).toHaveValue('cup')
  })

  test('does not redirect to other sites', async ({ page, admin }) => {
    await page.goto('/admin/login?from=//elsewhere.example/admin')
    await page.getByLabel('Email').fill(admin.email)
    await page.getByLabel('Password').fill(admin.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/admin')
  })
})

test.describe('the guard', () => {
  test('removes an invalid token on every page', async ({ page, baseURL }) => {
    for (const path of ['/admin/login', '/admin/categories']) {
      await page.goto(`${baseURL}/admin/login`)
      await page.evaluate(() => localStorage.setItem('adminToken', 'not.a.token'))
      await page.goto(path)
      await expect(page.getByLabel('Password')).toBeVisible()
      await expect(page).toHaveURL(/\/admin\/login/)
      expect(await page.evaluate(() => localStorage.getItem('adminToken'))).toBeNull()
    }
  })

  signedIn('shows a spinner while it checks the session', async ({ page }) => {
    const answer = await hold(page, '**/api/auth/user')
    await page.goto('/admin')
    await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toBeVisible()
    answer()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
    await test.step('redirects a signed-in administrator past the form', async () => {
      await page.goto('/admin/login')
      await expect(page).toHaveURL('/admin')
    })
  })

  signedIn(
    'asks to sign in again after the session has ended elsewhere',
    async ({ page, api, request }) => {
      await open(page, '/admin/products')
      const headers = { authorization: `Bearer ${api.token}` }
      expect((await request.post('/api/auth/logout', { headers })).status()).toBe(204)

      await page.getByRole('link', { name: 'Categories', exact: true }).click()
      await expect(page).toHaveURL(/\/admin\/login\?from=/)
      expect(await page.evaluate(() => localStorage.getItem('adminToken'))).toBeNull()
    },
  )
})

signedIn('logging out ends the session on the server', async ({ page, api, request, stack }) => {
  await open(page, '/admin')
  const other = await signIn(request, stack.administrator)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/admin/login')
  expect(await page.evaluate(() => localStorage.getItem('adminToken'))).toBeNull()

  for (const path of ['/api/auth/user', '/api/products/all', '/api/categories/all']) {
    const replay = await request.get(path, { headers: { authorization: `Bearer ${api.token}` } })
    expect(replay.status(), path).toBe(401)
  }
  const remaining = await request.get('/api/auth/user', {
    headers: { authorization: `Bearer ${other}` },
  })
  expect(remaining.status(), 'another session of the same administrator goes on').toBe(200)
})

signedIn.describe('the dashboard', () => {
  signedIn('shows the counts and links to the lists', async ({ page, api }) => {
    const product = await api.createProduct()
    const counts = [
      ['Products', '/admin/products', '/api/products/all'],
      ['Categories', '/admin/categories', '/api/categories/all'],
      ['Blog posts', '/admin/blog', '/api/blog/admin'],
      ['Banners', '/admin/banners', '/api/banner/admin'],
      ['Testimonials', '/admin/testimonials', '/api/testimonials/admin'],
      ['Events', '/admin/events', '/api/events/all'],
      ['Custom orders', '/admin/custom-orders', '/api/custom-order'],
      ['Our work', '/admin/our-work', '/api/our-work/admin'],
      ['Customers', '/admin/customers', '/api/customers/admin'],
    ] as const
    const answers = counts.map(([, , call]) =>
      page.waitForResponse(response => response.url().endsWith(`${call}?limit=1`)),
    )
    await open(page, '/admin')
    const shown = page.getByRole('list', { name: 'Records' }).getByRole('link')
    await expect(shown).toHaveCount(counts.length)
    for (const [index, [name, path]] of counts.entries()) {
      const total = (await answers[index])?.headers()['x-total-count']
      await expect(shown.nth(index)).toHaveText(`${total}${name}`)
      await expect(shown.nth(index)).toHaveAttribute('href', path)
    }

    const actions = page.getByRole('region', { name: 'Quick actions' }).getByRole('link')
    const [products, categories, ...others] = counts
    const quick = [categories, products, ...others.slice(0, -1)]
    await expect(actions).toHaveText(quick.map(([name]) => name))
    for (const [index, [, path]] of quick.entries()) {
      await expect(actions.nth(index)).toHaveAttribute('href', path)
    }
    await actions.first().click()
    await expect(page).toHaveURL('/admin/categories')
    await page.goBack()
    await test.step('shows the five newest products and posts, to edit and to view', async () => {
      const recent = page.getByRole('region', { name: 'Recent products' })
      await expect(recent.getByRole('listitem')).toHaveCount(5)
      await expect(recent.getByRole('link', { name: /^Edit/ })).toHaveCount(5)
      const newest = recent.getByRole('listitem').filter({ hasText: product.title })
      await expect(
        newest.getByRole('link', { name: /^View/ }),
        'visitors see no inactive one',
      ).toHaveCount(0)
      await expect(recent.getByRole('link', { name: /^View/ }).last()).toHaveAttribute(
        'href',
        /^\/products\/[a-z0-9-]+$/,
      )
      const orders = page.getByRole('region', { name: 'Latest orders' }).getByRole('link')
      await expect(orders).toHaveCount(5)
      await expect(orders.first()).toHaveAttribute(
        'href',
        /^\/admin\/custom-orders\/[0-9a-f-]{36}$/,
      )
      const posts = page.getByRole('region', { name: 'Recent blog posts' })
      await expect(posts.getByRole('listitem')).toHaveCount(5)
      await expect(posts.getByRole('link', { name: /^Edit/ }).first()).toHaveAttribute(
        'href',
        /^\/admin\/blog\/edit\/[0-9a-f-]{36}$/,
      )
      await expect(posts.getByRole('link', { name: /^View/ }).first()).toHaveAttribute(
        'href',
        /^\/blog\/[a-z0-9-]+$/,
      )

      await newest.getByRole('link', { name: `Edit ${product.title}` }).click()
      await expect(page).toHaveURL(`/admin/products/edit/${product._id}`)
      await expect(page.getByRole('dialog').getByLabel('Title')).toHaveValue(product.title)
    })
  })

  signedIn('shows what waits for the shop, and leads to it', async ({ page }) => {
    const lists = [
      ['Unread messages', '/admin/contact?show=unread', '/api/contact?read=false'],
      [
        'Orders with an unread reply',
        '/admin/custom-orders?unread=true',
        '/api/custom-order?unread=true',
      ],
      ['Offers that end within 3 days', '/admin/offers?ending=soon', '/api/offers?ending=soon'],
      [
        'Designs to review',
        '/admin/design-studio?tab=orders&status=Submitted',
        '/api/design-studio/orders?status=Submitted',
      ],
      [
        'Designs with failed artwork',
        '/admin/design-studio?tab=orders&artwork=failed',
        '/api/design-studio/orders?artwork=failed',
      ],
    ] as const
    const answers = lists.map(([, , call]) =>
      page.waitForResponse(response => response.url().endsWith(`${call}&limit=1`)),
    )
    await open(page, '/admin')
    const region = page.getByRole('region', { name: 'Waiting for you' })
    for (const [index, [name, path]] of lists.entries()) {
      const total = (await answers[index])?.headers()['x-total-count']
      const link = region.getByRole('link', { name })
      if (total === '0') await expect(link).toHaveCount(0)
      else await expect(link).toHaveAttribute('href', path)
      if (total !== '0') await expect(link).toHaveText(`${total}${name}`)
    }
    await region.getByRole('link', { name: 'Orders waiting since earlier days' }).click()
    await expect(page.getByLabel('Status', { exact: true })).toHaveValue('Submitted')
    await expect(page.getByLabel('To', { exact: true })).not.toHaveValue('')
  })

  signedIn('shows the offers of the last months', async ({ page }) => {
    await open(page, '/admin')
    const table = page.getByRole('region', { name: 'Offers by month' }).getByRole('table')
    await expect(table.getByRole('row')).toHaveCount(8)
    await expect(table.getByRole('row').last()).toContainText('Total of twelve months')
  })

  signedIn('denies access without a token', async ({ page }) => {
    await open(page, '/admin')
    await page.evaluate(() => localStorage.removeItem('adminToken'))
    await page.evaluate(() =>
      window.dispatchEvent(new StorageEvent('storage', { key: 'adminToken' })),
    )
    await expect(page.getByText('Access Denied')).toBeVisible()
    await page.getByRole('link', { name: 'Go to Login' }).click()
    await expect(page).toHaveURL('/admin/login')
  })
})
