import { createElement, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { Link, type LinkProps, NavLink } from './link.ts'

const onPage = (page: string, link: ReactElement) =>
  renderToString(createElement(MemoryRouter, { initialEntries: [page] }, link))

const render = (link: LinkProps) => onPage('/blog?page=2', createElement(Link, link))

it('renders a link from the root as a plain anchor with its attributes', () => {
  const html = render({
    to: '/products?page=2#top',
    lang: 'el',
    className: 'look',
    children: 'All',
  })
  expect(html).toBe('<a lang="el" class="look" href="/products?page=2#top" data-link="">All</a>')
})

it.each<[LinkProps, string]>([
  [{ to: '/products', state: { from: 'here' } }, '/products'],
  [{ to: '/products', replace: true }, '/products'],
  [{ to: '/products', preventScrollReset: true }, '/products'],
  [{ to: 'posts' }, '/posts'],
  [{ to: '..' }, '/'],
  [{ to: { search: '?page=3' } }, '/blog?page=3'],
])('lets the router resolve and follow %o', (link, href) => {
  expect(render(link)).toBe(`<a href="${href}"></a>`)
})

it.each(['//elsewhere.example/', 'https://elsewhere.example/', 'mailto:anna@example.gr'])(
  'leaves %s to the browser',
  to => {
    expect(render({ to, target: '_blank' })).toBe(`<a target="_blank" href="${to}"></a>`)
  },
)

it.each([
  ['/blog', true],
  ['/blog/first', true],
  ['/blogs', false],
])('marks the current link to /blog on %s: %s', (page, isCurrent) => {
  const html = onPage(page, createElement(NavLink, { to: '/blog' }))
  expect(html.includes('aria-current="page"')).toBe(isCurrent)
})

it('marks a link with `end` on its own page only', () => {
  const html = onPage('/blog/first', createElement(NavLink, { to: '/blog', end: true }))
  expect(html).not.toContain('aria-current')
})
