import { type Language, LanguageContext } from '@stampa/platform'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Badge } from './badge/badge.tsx'
import { Breadcrumb } from './breadcrumb/breadcrumb.tsx'
import { Button } from './button/button.tsx'
import { IconButton } from './button/icon-button.tsx'
import { EmptyState } from './empty-state/empty-state.tsx'
import { ErrorState } from './empty-state/error-state.tsx'
import { CheckboxField } from './field/choice-field.tsx'
import { SelectField } from './field/select-field.tsx'
import { TextArea } from './field/text-area.tsx'
import { TextField } from './field/text-field.tsx'
import { FileField } from './file-field/file-field.tsx'
import { FormErrorSummary } from './form-error-summary/form-error-summary.tsx'
import { MenuIcon } from './icon/icons.tsx'
import { Picture } from './image/picture.tsx'
import { MultiSelect } from './multi-select/multi-select.tsx'
import { Pagination } from './pagination/pagination.tsx'
import { Prose } from './prose/prose.tsx'
import { Skeleton } from './skeleton/skeleton.tsx'
import { Spinner } from './spinner/spinner.tsx'

/** Components that the page server renders. */
const components: Record<string, ReactElement> = {
  Badge: <Badge tone="positive">Νέο</Badge>,
  Breadcrumb: <Breadcrumb crumbs={[{ label: 'Products', link: <a href="/products">.</a> }]} />,
  Button: <Button loading>Sending...</Button>,
  IconButton: <IconButton label="Menu" icon={<MenuIcon />} />,
  EmptyState: <EmptyState title="No products yet" />,
  ErrorState: <ErrorState title="Failed to load products" onRetry={() => undefined} />,
  CheckboxField: <CheckboxField label="Analytics" />,
  SelectField: <SelectField label="Option" options={[{ value: 'a', label: 'Κέντρο' }]} />,
  TextArea: <TextArea label="Message" error="Message is required" />,
  TextField: <TextField label="Email" type="email" required hint="Για την απάντηση" />,
  FileField: <FileField label="Image" name="image" accept="image/*" />,
  FormErrorSummary: (
    <FormErrorSummary errors={[{ field: 'email', message: 'Email is required' }]} />
  ),
  MultiSelect: <MultiSelect label="Options" name="options" options={[]} />,
  Pagination: (
    <Pagination
      label="Products"
      page={2}
      pages={9}
      controlOf={() => <a href="/products">.</a>}
      previousLabel="Prev"
      nextLabel="Next"
    />
  ),
  Picture: (
    <Picture
      asset={{ base: '/media/a', width: 4, height: 5, widths: [320], color: '#efe9df' }}
      alt="Κούπα"
      sizes="50vw"
      priority
    />
  ),
  Prose: <Prose>Κείμενο</Prose>,
  Skeleton: <Skeleton shape="title" />,
  Spinner: <Spinner />,
}

describe.each(Object.entries(components))('%s, rendered on the server', (_, component) => {
  const complain = vi.spyOn(console, 'error')
  afterEach(() => complain.mockClear())

  test('writes no style, which the content security policy forbids', () => {
    const html = renderToString(component)
    expect(html).not.toMatch(/\sstyle=|<style|<script/)
    expect(html.length).toBeGreaterThan(10)
    expect(complain).not.toHaveBeenCalled()
  })
})

test.each<[Language | undefined, string, string]>([
  [undefined, 'Διαδρομή', 'Φόρτωση…'],
  ['en', 'Breadcrumb', 'Loading…'],
])('names a breadcrumb and a spinner in the language %s', (language, trail, loading) => {
  const html = renderToString(
    <LanguageContext value={language}>
      {components.Breadcrumb}
      {components.Spinner}
    </LanguageContext>,
  )
  expect(html).toContain(`<nav aria-label="${trail}"`)
  expect(html).toContain(`>${loading}</span>`)
})

test('renders a picture with its size and sources', () => {
  const html = renderToString(components.Picture)
  expect(html).toContain('srcSet="/media/a/320.avif 320w"')
  expect(html).toContain('width="4" height="5" loading="eager" fetchPriority="high"')
  expect(html).toContain('fill="#efe9df"')
})

test('connects a field with its label, hint and error', () => {
  const html = renderToString(
    <TextField label="Name" required hint="As on the invoice" error="Name is required" />,
  )
  const id = /<input[^>]* id="([^"]+)"/.exec(html)?.[1]
  expect(html).toContain(`<label for="${id}"`)
  expect(html).toContain(`aria-describedby="${id}-error ${id}-hint"`)
  expect(html).toContain('aria-invalid="true"')
  expect(html).toMatch(new RegExp(`<p id="${id}-error".*Name is required`))
})

// A control without a label does not compile: the type check fails when one of these passes.
void [
  // @ts-expect-error
  <IconButton key={1} icon={<MenuIcon />} />,
  // @ts-expect-error
  <TextField key={2} name="email" />,
  // @ts-expect-error
  <Button key={3} />,
  // @ts-expect-error
  <Picture key={4} asset={null} sizes="50vw" />,
]
