import { Outlet, useLoaderData, useMatch, useMessages } from '@stampa/platform'
import { decimalNumber, divideRounded, parseHundredths } from '@stampa/pricing'
import { Button } from '@stampa/ui/button/button.tsx'
import { IconButton } from '@stampa/ui/button/icon-button.tsx'
import type { Column } from '@stampa/ui/data-table/column.ts'
import { ExportMenu } from '@stampa/ui/data-table/export-menu.tsx'
import type { TableView } from '@stampa/ui/data-table/table-view.ts'
import { Dialog } from '@stampa/ui/dialog/dialog.tsx'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import { PencilIcon, UploadIcon } from '@stampa/ui/icon/icons.tsx'
import { type ReactElement, useMemo, useState } from 'react'
import { useExport } from '../shared/calls/download.tsx'
import { FormLink, useCloseForm } from '../shared/form/form-link.tsx'
import { ImportDialog, importMessages } from '../shared/import/import-dialog.tsx'
import { detail, fieldColumn, numberDetail } from '../shared/list/field-column.ts'
import { AddButton, TrashButton } from '../shared/list/list-buttons.tsx'
import listStyles from '../shared/list/list-page.module.css'
import { RecordTable } from '../shared/list/record-table.tsx'
import { sharedMessages } from '../shared/shared.messages.ts'
import { useFormats } from '../shared/use-formats.ts'
import { Figures } from './offer-amounts.tsx'
import type { Sku } from './offers.data.ts'
import styles from './offers.module.css'
import { skusMessages } from './skus.messages.ts'

const all: TableView = { search: '', sort: null, page: 1 }

const searchText = ({ skuCode, productDescription, vendor }: Sku) =>
  `${skuCode} ${productDescription} ${vendor}`

const importPath = '/admin/offers/skus/import'

const exported = { path: '/api/sku/export', name: 'skus', fallback: 'Failed to export SKUs' }

const nameOf = ({ skuCode }: Sku) => skuCode

/** 'View SKU's': all SKUs with their summary. */
export function Component(): ReactElement {
  const texts = useMessages(skusMessages)
  const shared = useMessages(sharedMessages)
  const importing = useMessages(importMessages)
  const { euro, date, count } = useFormats()
  const skus = useLoaderData<Sku[]>()
  const close = useCloseForm({ id: 'offers' })
  const closeImport = useCloseForm({ id: 'offers/skus' })
  const isImporting = useMatch(importPath) !== null
  const [view, setView] = useState(all)
  const exportSkus = useExport(exported)
  const columns = useMemo<Column<Sku>[]>(
    () => [
      fieldColumn('skuCode', texts.code, { rowHeader: true, width: 'fit' }),
      fieldColumn('productDescription', texts.productDescription),
      fieldColumn('vendor', texts.vendor, { secondary: true }),
      fieldColumn('priceWithoutVAT', texts.priceColumn, { align: 'end', width: 'fit' }, euro),
      fieldColumn('minimumOrderItems', texts.minimumOrderItems, numberDetail, count),
      fieldColumn('createdAt', texts.created, detail, date),
    ],
    [texts, euro, date, count],
  )
  const { total, average, vendors } = overviewOf(skus)
  const summary = [
    [texts.total, count(total)],
    [texts.average, euro(average)],
    [texts.vendors, count(vendors)],
  ]
  return (
    <Dialog size="wide" title={texts.overview} onClose={close}>
      <div className={styles.skuFigures}>
        <Figures rows={summary} />
      </div>
      <RecordTable
        label={texts.overview}
        searchLabel={texts.search}
        tools={
          <span className={listStyles.tools}>
            <Button variant="quiet" icon={<UploadIcon />} render={<FormLink path={importPath} />}>
              {importing.open}
            </Button>
            <ExportMenu onExport={exportSkus} />
            <TrashButton path="/admin/offers/skus/trash" />
          </span>
        }
        columns={columns}
        rows={skus}
        rowActions={sku => (
          <IconButton
            label={shared.edit(sku.skuCode)}
            icon={<PencilIcon />}
            render={<FormLink path={`/admin/offers/skus/${sku._id}`} />}
          />
        )}
        dialogs={{
          pathOf: id => `/admin/offers/skus/${id}`,
          nameOf,
          deleteLabel: shared.delete,
          question: texts.confirmDelete,
          consequencesOf: ({ skuCode, productDescription }) =>
            `${skuCode} - ${productDescription}. ${texts.deleteNote}`,
        }}
        view={view}
        onViewChange={setView}
        searchText={searchText}
        pageSize={10}
        empty={
          <EmptyState
            title={texts.empty}
            action={<AddButton path="/admin/offers/sku/new">{texts.addSku}</AddButton>}
          />
        }
      />
      {/* Nested, because a modal dialog hides its siblings from screen readers. */}
      <Outlet />
      {isImporting && (
        <ImportDialog
          title={texts.importTitle}
          intro={texts.importIntro}
          action={importPath}
          onClose={closeImport}
        />
      )}
    </Dialog>
  )
}

/**
 * Returns the summary of the SKU overview (back-office specification, section 2).
 *
 * @returns the average price without VAT, EUR, rounded to the cent, 0 without SKUs; the number of distinct vendors
 */
export function overviewOf(skus: readonly Pick<Sku, 'priceWithoutVAT' | 'vendor'>[]) {
  const sum = skus.reduce((cents, sku) => cents + (parseHundredths(sku.priceWithoutVAT) ?? 0n), 0n)
  const average = skus.length === 0 ? 0n : divideRounded(sum, BigInt(skus.length))
  return {
    total: skus.length,
    average: decimalNumber(average),
    vendors: new Set(skus.map(({ vendor }) => vendor.trim())).size,
  }
}
