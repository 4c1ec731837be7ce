import { type ReactElement, useState } from 'react'
import { Breadcrumb } from '../../src/breadcrumb/breadcrumb.tsx'
import { Button } from '../../src/button/button.tsx'
import { PlusIcon } from '../../src/icon/icons.tsx'
import { NavList } from '../../src/nav-list/nav-list.tsx'
import { PageHeader } from '../../src/page-header/page-header.tsx'
import { Pagination } from '../../src/pagination/pagination.tsx'
import { Tabs } from '../../src/tabs/tabs.tsx'
import styles from '../app.module.css'
import { Example, SampleLink } from '../example.tsx'

const labels = { previousLabel: 'Prev', nextLabel: 'Next' }

export function Navigation(): ReactElement {
  const [page, setPage] = useState(6)
  const [tab, setTab] = useState<'pages' | 'sources'>('pages')
  return (
    <>
      <Example title="Breadcrumb">
        <Breadcrumb
          crumbs={[
            { label: 'Home', link: <SampleLink /> },
            { label: 'Products', link: <SampleLink /> },
            { label: 'Κούπα κεραμική 330 ml' },
          ]}
        />
      </Example>
      <Example title="Pagination" layout="stack">
        <Pagination
          {...labels}
          label="Few pages"
          page={1}
          pages={3}
          controlOf={() => <SampleLink />}
        />
        <Pagination
          {...labels}
          label="Many pages"
          page={page}
          pages={20}
          controlOf={to => <button type="button" onClick={() => setPage(to)} />}
        />
        <Pagination
          {...labels}
          label="Last page"
          page={20}
          pages={20}
          controlOf={() => <SampleLink />}
        />
      </Example>
      <Example title="Tabs">
        <Tabs
          label="Lists"
          tabs={[
            { id: 'pages', label: 'Pages' },
            { id: 'sources', label: 'Sources' },
          ]}
          value={tab}
          onValueChange={setTab}
        >
          <p>The most visited {tab}</p>
        </Tabs>
      </Example>
      <Example title="Navigation list">
        <div className={`${styles.panel} ${styles.sidebar}`}>
          <NavList
            label="Administration"
            groups={[
              {
                id: 'overview',
                label: 'Overview',
                items: [{ label: 'Dashboard', link: <SampleLink /> }],
              },
              {
                id: 'content',
                label: 'Content',
                items: [
                  {
                    label: 'Products',
                    link: <SampleLink aria-current="page" />,
                  },
                  { label: 'Categories', link: <SampleLink /> },
                ],
              },
            ]}
          />
        </div>
      </Example>
      <Example title="Page header" layout="stack">
        <PageHeader
          title="Products"
          description="24 products, 21 of them active"
          action={
            <Button variant="primary" icon={<PlusIcon />}>
              Add product
            </Button>
          }
        />
      </Example>
    </>
  )
}
