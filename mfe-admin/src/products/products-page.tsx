import { defineMessages, useMatch, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { UploadIcon } from '@stampa/ui/icon/icons.tsx'
import { useToast } from '@stampa/ui/toast/toast.tsx'
import type { ReactElement } from 'react'
import { download } from '../shared/calls/download.ts'
import { useAnswerText } from '../shared/calls/use-answer-text.ts'
import { FormLink, useCloseForm } from '../shared/form/form-link.tsx'
import { ImportDialog, importMessages } from '../shared/import/import-dialog.tsx'
import { pathsOf, type Resource } from '../shared/resource/resource.ts'
import { Page as ResourcePage } from '../shared/resource/resource-page.tsx'

const productMessages = defineMessages({
  title: { en: 'Import products', el: 'Εισαγωγή προϊόντων' },
  intro: {
    en: 'A CSV file as the export writes it: rows with an _id change that product, others add one. Check it first: nothing changes until you import.',
    el: 'Αρχείο CSV όπως το γράφει η εξαγωγή: γραμμές με _id αλλάζουν το προϊόν, οι άλλες προσθέτουν. Ελέγξτε το πρώτα: τίποτα δεν αλλάζει πριν από την εισαγωγή.',
  },
})

/** The list of products, with an import, and an export by the service. */
export function Page({ resource }: { resource: Resource }): ReactElement {
  const importPath = `${pathsOf(resource).list}/import`
  const toast = useToast()
  const say = useAnswerText()
  const { open } = useMessages(importMessages)
  const texts = useMessages(productMessages)
  const close = useCloseForm(resource)
  const isImporting = useMatch(importPath) !== null
  const exportAll = () => {
    const failure = say('Failed to export products')
    download('/api/products/export', 'products.csv', failure).catch(() => toast.error(failure))
  }
  return (
    <>
      <ResourcePage
        resource={resource}
        onExport={exportAll}
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
