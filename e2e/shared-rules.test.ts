import { readFile } from 'node:fs/promises'
import { problemsOf as messageProblems } from '@stampa/mfe-storefront/src/contact/message-rules.ts'
import { problemsOf as orderProblems } from '@stampa/mfe-storefront/src/custom-order/order-rules.ts'
import { problemsOf as designOrderProblems } from '@stampa/mfe-studio/src/order/order-rules.ts'
import { createValidatorCompiler } from '@stampa/service-kit'
import fc from 'fast-check'
import { expect, test } from 'vitest'

interface Customer {
  email: string
  phone: string
}

const customer: Customer = { email: 'maria@example.gr', phone: '6944444444' }

const mockup = {
  productId: '019a9d3c-3f5e-7cc0-9d4e-0f6a1b2c3d4e',
  productName: 'T-shirt',
  colorName: 'White',
  view: 'front',
  designData: '{}',
  quantity: 1,
}

/** Each form with its call. */
const forms = [
  {
    path: ['orders', '/api/contact', 'application/json'],
    problems: ({ email }: Customer) => messageProblems(message(email)),
    body: ({ email }: Customer) => message(email),
  },
  {
    path: ['orders', '/api/custom-order', 'multipart/form-data'],
    problems: (sent: Customer) =>
      orderProblems(
        {
          ...sent,
          items: [],
          options: [],
          deadline: '',
          company: '',
          vatNumber: '',
          name: '',
          notes: '',
          repeats: '',
          keep: [],
        },
        {},
        '2026-11-30',
      ),
    body: (sent: Customer) => sent,
  },
  {
    path: ['studio', '/api/design-studio/orders/submit', 'multipart/form-data'],
    problems: (sent: Customer) => Object.keys(designOrderProblems({ ...sent, notes: '' }, 1)),
    body: ({ email, phone }: Customer) => ({
      mockupImages: ['front'],
      mockupsData: [mockup],
      customerEmail: email,
      customerPhone: phone,
    }),
  },
] as const

// Forms send trimmed texts.
const anyEmail = fc
  .oneof(
    fc.emailAddress(),
    fc.stringMatching(
      /^[a-zα0-9._,()'+ -]{1,12}@[a-zα0-9_-]{1,8}\.([a-z0-9_-]{0,4}\.)?[a-zλ]{0,3}$/,
    ),
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.constantFrom('a@b.c', 'a@b_c.gr', 'o,neil@x.gr', '(x)@y.gr', `${'a'.repeat(64)}@x.gr`),
  )
  .map(text => text.trim())

const anyPhone = fc
  .oneof(
    fc.stringMatching(/^[0-9+() -]{0,32}$/),
    fc.stringMatching(/^[0-9+()a٣\n-]{0,12}$/),
    fc.string({ maxLength: 40 }),
  )
  .map(text => text.trim())

const anyCustomer = fc.oneof(
  anyEmail.map(email => ({ ...customer, email })),
  anyPhone.map(phone => ({ ...customer, phone })),
)

test.each(forms)('$path.1 accepts the e-mails and phones that its form accepts', async form => {
  const [service, path, type] = form.path
  const validate = await bodyValidator(service, path, type)
  expect(form.problems(customer)).toEqual([])
  fc.assert(
    fc.property(anyCustomer, sent => {
      const result = validate(form.body(sent))
      expect(Object.hasOwn(Object(result), 'error')).toBe(form.problems(sent).length > 0)
    }),
    { numRuns: 1000 },
  )
})

function message(email: string) {
  return { name: 'Maria', email, company: '', phone: '', subject: '', message: 'Hello' }
}

/** Compiles a body schema of a service's OpenAPI document with the validator of the services. */
async function bodyValidator(service: string, path: string, type: string) {
  const document = new URL(`../services/${service}/openapi.json`, import.meta.url)
  const text = await readFile(document, 'utf8')
  const { paths, components } = JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/'))
  const body = paths[path].post.requestBody.content[type].schema
  const schema = { ...body, $defs: components.schemas }
  return createValidatorCompiler()({ schema, method: 'POST', url: path, httpPart: 'body' })
}
