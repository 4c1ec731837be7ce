import { defineMessages, Link, useLoaderData, useMatch, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { UploadIcon } from '@stampa/ui/icon/icons.tsx'
import type { ReactElement } from 'react'
import { useExport } from '../shared/calls/download.tsx'
import { FormLink, useCloseForm } from '../shared/form/form-link.tsx'
import { ImportDialog, importMessages } from '../shared/import/import-dialog.tsx'
import { pathsOf, type Resource, type ResourceData } from '../shared/resource/resource.ts'
import { Page as ResourcePage } from '../shared/resource/resource-page.tsx'
import { sizeCharts } from '../size-charts/size-charts.ts'
import styles from './products-page.module.css'

/** Number of featured products; `GET /api/products/featured`. */
const featuredCount = 8

const featuredMessages = defineMessages({
  featured: {
    en: `The home page features the first ${featuredCount} active products by order:`,
    el: `Στην αρχική σελίδα ξεχωρίζουν τα πρώτα ${featuredCount} ενεργά προϊόντα κατά σειρά:`,
  },
})

const productMessages = defineMessages({
  title: { en: 'Import products', el: 'Εισαγωγή προϊόντων' },
  intro: {
    en: 'A CSV file as the export writes it: rows with an _id change that product, others add one. Check it first: nothing changes until you import.',
    el: 'Αρχείο CSV όπως το γράφει η εξαγωγή: γραμμές με _id αλλάζουν το προϊόν, οι άλλες προσθέτουν. Ελέγξτε το πρώτα: τίποτα δεν αλλάζει πριν από την εισαγωγή.',
  },
})

const exported = {
  path: '/api/products/export',
  name: 'products',
  fallback: 'Failed to export products',
}

/** The list of products, with an import, and an export by the service. */
export function Page({ resource }: { resource: Resource }): ReactElement {
  const importPath = `${pathsOf(resource).list}/import`
  const { open } = useMessages(importMessages)
  const texts = useMessages(productMessages)
  const { title: sizeChartsTitle } = useMessages(sizeCharts.words)
  const close = useCloseForm(resource)
  const isImporting = useMatch(importPath) !== null
  const exportAll = useExport(exported)
  return (
    <>
      <ResourcePage
        resource={resource}
        onExport={exportAll}
        formNote={
          <>
            <p>
              <Link to={pathsOf(sizeCharts).list}>{sizeChartsTitle}</Link>
            </p>
            <Featured resource={resource} />
          </>
        }
        tools={
          <Button variant="quiet" icon={<UploadIcon />} render={<FormLink path={importPath} />}>
            {open}
          </Button>
        }
      />
      {isImporting && <ImportDialog {...texts} action={importPath} onClose={close} />}
    </>
  )
}

/** The products of the home page, which the loader returns among the first rows. */
function Featured({ resource }: { resource: Resource }): ReactElement {
  const { rows } = useLoaderData<ResourceData>()
  const texts = useMessages(featuredMessages)
  const featured = rows.filter(row => resource.isOn?.(row)).slice(0, featuredCount)
  return (
    <section className={styles.featured}>
      <p>{texts.featured}</p>
      <ol className={styles.list}>
        {featured.map(row => (
          <li key={row._id} value={resource.toValues(row).order}>
            {resource.nameOf(row)}
          </li>
        ))}
      </ol>
    </section>
  )
}
