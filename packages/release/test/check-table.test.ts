import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { everything, factsOf } from '@stampa/service-kit/openapi'
import { buildRelease, readDeployable } from '@stampa/webpack'
import { decodeUses, type Uses, usesFile } from '@stampa/webpack/uses'
import { describe, expect, test } from 'vitest'
import {
  refusalsByPages,
  refusalsByRemotes,
  refusalsByServices,
  refusalsByShells,
} from '../src/check/contract.ts'
import { readInterfaces } from '../src/check/services.ts'
import { workspaceRoot } from '../src/workspace.ts'
import { folderOfFile } from './fixture-build.ts'
import { changesOf, type InterfaceChange } from './interface-changes.ts'

const documents = await readInterfaces(workspaceRoot)

/** The uses are those of the real remotes, which the real compiler builds. */
const uses: Record<string, Uses> = {}
const folder = await folderOfFile()
for (const name of ['storefront', 'admin']) {
  const outputDirectory = join(folder, name)
  await buildRelease({
    deployable: await readDeployable(join(workspaceRoot, `mfe-${name}`)),
    version: '1.0.0',
    minimize: false,
    outputDirectory,
    source: '0'.repeat(64),
  })
  uses[name] = decodeUses(await readFile(join(outputDirectory, usesFile)))
}

const since = '2026-11-01T09:30:00.000Z'
const react = '19.3.1'

function remoteNamed(name: string) {
  const used = uses[name]
  if (!used) throw new Error(`${name} was not built`)
  return { name, version: '1.0.0', react, since, uses: used }
}

/** Returns the refusals of both directions: of a release by the changed service, and of the service by live remotes. */
function refusalsOf({ service, change }: InterfaceChange) {
  const document = structuredClone(documents.get(service) ?? {})
  change(document)
  const changed = { name: service, since, facts: factsOf(document, everything) }
  const remotes = ['storefront', 'admin'].map(remoteNamed)
  return {
    release: remotes.flatMap(remote => refusalsByServices(remote, [changed])),
    deployment: refusalsByPages(changed, remotes),
  }
}

const about = changesOf('catalog', 'GET /api/about')
const banner = changesOf('catalog', 'GET /api/banner')
const blog = changesOf('catalog', 'GET /api/blog')
const post = changesOf('catalog', 'GET /api/blog/{id}')
const categories = changesOf('catalog', 'GET /api/categories')
const category = changesOf('catalog', 'GET /api/categories/{id}')
const customers = changesOf('catalog', 'GET /api/customers')
const events = changesOf('catalog', 'GET /api/events')
const faq = changesOf('catalog', 'GET /api/faq')
const newFaq = changesOf('catalog', 'POST /api/faq')
const works = changesOf('catalog', 'GET /api/our-work')
const products = changesOf('catalog', 'GET /api/products')
const product = changesOf('catalog', 'GET /api/products/{id}')
const search = changesOf('catalog', 'GET /api/search/all')
const testimonials = changesOf('catalog', 'GET /api/testimonials')
const contact = changesOf('orders', 'POST /api/contact')
const customOrder = changesOf('orders', 'POST /api/custom-order')
const offerLink = changesOf('orders', 'GET /api/offer-link/{token}')
const acceptance = changesOf('orders', 'POST /api/offer-link/{token}/accept')
const newOffer = changesOf('orders', 'POST /api/offers')
const newSku = changesOf('orders', 'POST /api/sku')
const orderStatus = changesOf('orders', 'GET /api/order-status/{token}')
const proofs = changesOf('studio', 'GET /api/design-studio/proofs/{token}')
const proofAnswer = changesOf('studio', 'POST /api/design-studio/proofs/{token}/answer')
const login = changesOf('identity', 'POST /api/auth/login')
const password = changesOf('identity', 'POST /api/auth/password')
const user = changesOf('identity', 'GET /api/auth/user')

const breaks: InterfaceChange[] = [
  ...[about, banner, blog, categories, customers, faq, works, search].map(one => one.removeCall()),
  ...[customOrder, offerLink, proofAnswer, login].map(one => one.removeCall()),
  faq.remove('question'),
  faq.remove('answer'),
  post.remove('title'),
  post.remove('imageAsset', 'width'),
  products.remove('slug'),
  products.remove('categories', 'name'),
  search.remove('kind'),
  testimonials.remove('testimonial'),
  contact.remove('_id'),
  customOrder.remove('statusToken'),
  offerLink.remove('items'),
  proofs.remove('mockups', 'view'),
  login.remove('token'),
  user.remove('email'),
  product.answer({ type: 'integer' }, 'title'),
  blog.answer({ anyOf: [{ type: 'string' }, { type: 'null' }] }, 'excerpt'),
  faq.answer({ type: 'array', items: { type: 'string' } }, 'answer'),
  works.mayLack('imageAsset'),
  events.mayLack('name'),
  orderStatus.answer(
    { enum: ['Submitted', 'In Progress', 'Completed', 'Rejected', 'Lost'] },
    'orderStatus',
  ),
  search.answer(
    { enum: ['category', 'event', 'faq', 'page', 'post', 'product', 'review', 'work'] },
    'kind',
  ),
  offerLink.answer({ type: 'string' }, 'status'),
  contact.moveStatus(201, 202),
  faq.moveStatus(200, 206),
  password.moveStatus(204, 200),
  product.moveStatus(404),
  offerLink.moveStatus(410),
  acceptance.moveStatus(409, 412),
  products.contentType('application/x-ndjson'),
  faq.restrict(),
  contact.restrict(),
  products.removeParameter('limit'),
  blog.removeParameter('cursor'),
  search.addParameter('language', true),
  categories.addParameter('shop', true),
  contact.refuse('phone'),
  customOrder.refuse('options'),
  acceptance.refuse('comment'),
  newFaq.refuse('question'),
  newOffer.refuse('items', 'setupFee'),
  contact.require('company'),
  customOrder.require('country'),
  newSku.require('currency'),
  newOffer.require('items', 'unit'),
  contact.take({ maxLength: 1_000 }, 'message'),
  newSku.take({ minimum: 10 }, 'minimumOrderItems'),
  proofAnswer.take({ enum: ['approve'] }, 'answer'),
]

const platformBreaks = ['useMessages', 'Link', 'publicFetch', 'track', 'textsIn']

const compatible: InterfaceChange[] = [
  faq.add('votes'),
  product.add('rating'),
  offerLink.add('currency'),
  login.add('user', 'language'),
  post.add('imageAsset', 'blurhash'),
  about.remove('bannerImage'),
  banner.remove('active'),
  post.remove('unpublishAt'),
  category.remove('updatedAt'),
  customOrder.add('estimate'),
  category.remove('favicon'),
  category.remove('productCount'),
  post.remove('updatedAt'),
  events.remove('faviconAsset'),
  proofs.remove('proofs', 'answeredAt'),
  changesOf('catalog', 'GET /api/search/suggestions').removeCall(),
  changesOf('catalog', 'GET /api/categories/with-products').removeCall(),
  changesOf('catalog', 'POST /api/faq/{id}/restore').removeCall(),
  changesOf('identity', 'GET /api/auth/jwks').moveStatus(200, 203),
  changesOf('catalog', 'GET /api/search/suggestions').remove('title'),
  changesOf('catalog', 'GET /api/search/suggestions').addParameter('language', true),
  faq.addParameter('language', false),
  products.addParameter('colour', false),
  contact.take({ type: 'string' }, 'newsletter'),
  customOrder.take({ type: 'string' }, 'country'),
  newSku.take({ type: 'string' }, 'currency'),
  contact.take({ maxLength: 20_000 }, 'message'),
  newSku.take({ maximum: 2_000_000 }, 'minimumOrderItems'),
  contact.mayOmit('name'),
  newFaq.mayOmit('answer'),
  proofAnswer.take({ enum: ['approve', 'comment', 'reject'] }, 'answer'),
  orderStatus.answer({ enum: ['Submitted', 'Completed'] }, 'orderStatus'),
  faq.answer({ enum: ['a', 'b'] }, 'question'),
  user.answer({ type: 'string', format: 'email' }, 'email'),
  faq.addStatus(429),
  contact.addStatus(413),
  products.moveStatus(503),
  password.moveStatus(415),
  newFaq.open(),
  contact.addContentType('application/x-www-form-urlencoded'),
]

test('covers 60 breaks and 40 compatible changes', () => {
  expect(breaks.length + platformBreaks.length).toBeGreaterThanOrEqual(60)
  expect(compatible).toHaveLength(40)
})

describe('a break is refused', () => {
  test.each(breaks)('$title', change => {
    const { release, deployment } = refusalsOf(change)
    const { service, call } = change
    expect(release.join('\n')).toContain(`${call}: `)
    expect(release.join('\n')).toMatch(
      new RegExp(
        `(storefront|admin) 1\\.0\\.0 uses it, and in ${service}, live since 2026-11-01 09:30, .*Deploy a ${service}`,
      ),
    )
    expect(deployment.join('\n')).toMatch(
      new RegExp(
        `in the new ${service}, .*(storefront|admin) 1\\.0\\.0 \\(live since 2026-11-01 09:30\\).*Keep it in ${service}`,
      ),
    )
  })

  test.each(platformBreaks)('the shell no longer provides %s', name => {
    const remote = remoteNamed('storefront')
    const provides = remote.uses.platform.filter(each => each !== name)
    const shell = { name: 'shell', version: '2.0.0', react, since, provides }
    const life = 'shell 2.0.0 (live since 2026-11-01 09:30) does not provide it'
    expect(refusalsByShells(remote, [shell])).toEqual([
      expect.stringMatching(`^${name} of @stampa/platform: storefront 1.0.0 needs it, and `),
    ])
    expect(refusalsByShells(remote, [shell])[0]).toContain(life)
    expect(refusalsByRemotes(shell, [remote])).toEqual([
      expect.stringContaining('storefront 1.0.0 (live since 2026-11-01 09:30) uses it'),
    ])
  })

  test('the shell has another React', () => {
    const remote = remoteNamed('admin')
    const shell = {
      name: 'shell',
      version: '2.0.0',
      react: '20.0.0',
      since,
      provides: remote.uses.platform,
    }
    expect(refusalsByShells(remote, [shell])).toEqual([
      expect.stringMatching(/^React \^19\.3\.1: /),
    ])
  })
})

describe('a compatible change is not refused', () => {
  test.each(compatible)('$title', change => {
    expect(refusalsOf(change)).toEqual({ release: [], deployment: [] })
  })
})

test('refuses nothing while nothing has changed', () => {
  for (const service of documents.keys()) {
    const unchanged = { service, call: '', title: '', change: () => {} }
    expect(refusalsOf(unchanged)).toEqual({ release: [], deployment: [] })
  }
})
