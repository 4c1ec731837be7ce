import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { Link, type LinkProps } from './link.ts'

const render = (link: LinkProps) =>
  renderToString(
    createElement(MemoryRouter, { initialEntries: ['/blog?page=2'] }, createElement(Link, link)),
  )

it('renders a link from the root as a plain anchor with its attributes', () => {
  const html = render({
    to: '/products?page=2#top',
    lang: 'el',
    className: 'look',
    children: 'All',
  })
  expect(html).toBe('<a lang="el" class="look" href="/products?page=2#top" data-link="">All</a>')
})

it.each<LinkProps>([
  { to: '/products', state: { from: 'here' } },
  { to: '/products', replace: true },
  { to: '/products', preventScrollReset: true },
  { to: '/products', reloadDocument: true },
  { to: 'posts' },
  { to: '..' },
  { to: '//elsewhere.example/' },
  { to: 'https://elsewhere.example/' },
  { to: { search: '?page=3' } },
])("leaves %o to the router's own link", link => {
  expect(render(link)).not.toContain('data-link')
})
