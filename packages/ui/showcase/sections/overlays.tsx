import { type ReactElement, useState } from 'react'
import { Button } from '../../src/button/button.tsx'
import { CommandPalette } from '../../src/command-palette/command-palette.tsx'
import { ConfirmDialog } from '../../src/dialog/confirm-dialog.tsx'
import { Dialog } from '../../src/dialog/dialog.tsx'
import { QuestionDialog } from '../../src/dialog/question-dialog.tsx'
import { SwitchField } from '../../src/field/choice-field.tsx'
import { TextArea } from '../../src/field/text-area.tsx'
import { TextField } from '../../src/field/text-field.tsx'
import { matches } from '../../src/search/matches.ts'
import { useToast } from '../../src/toast/toast.tsx'
import styles from '../app.module.css'
import { Example } from '../example.tsx'

export function Overlays(): ReactElement {
  const [open, setOpen] = useState<
    'dialog' | 'drawer' | 'palette' | 'leave' | 'confirm' | 'failed' | 'question' | null
  >(null)
  const close = () => setOpen(null)
  const stay = () => setOpen('dialog')
  const toast = useToast()
  return (
    <>
      <Example title="Dialog">
        <Button onClick={() => setOpen('dialog')}>Open dialog</Button>
        {(open === 'dialog' || open === 'leave') && (
          <Dialog
            onClose={() => setOpen('leave')}
            title="Edit product"
            description="Changes appear in the shop at once."
            footer={
              <>
                <Button onClick={() => setOpen('leave')}>Cancel</Button>
                <Button variant="primary" type="submit" form="sample-form">
                  Save
                </Button>
              </>
            }
          >
            <form id="sample-form" noValidate className={styles.stack}>
              <TextField label="Title" name="title" required defaultValue="Κούπα κεραμική" />
              <TextArea label="Description" name="description" rows={8} />
              <TextField label="Slug" name="slug" hint="Part of the address." />
              <SwitchField label="Active" name="active" defaultChecked />
            </form>
          </Dialog>
        )}
        <ConfirmDialog
          open={open === 'leave'}
          title="Discard your changes?"
          confirmLabel="Discard changes"
          cancelLabel="Keep editing"
          onConfirm={close}
          onCancel={stay}
        />
      </Example>
      <Example title="Drawer">
        <Button onClick={() => setOpen('drawer')}>Open drawer</Button>
        {open === 'drawer' && (
          <Dialog
            placement="end"
            onClose={close}
            title="Order 4f1a2b"
            description="20/11/2026"
            footer={<Button onClick={close}>Done</Button>}
          >
            <div className={styles.stack}>
              <TextField label="Note" />
              <TextArea label="Answer" rows={6} />
            </div>
          </Dialog>
        )}
      </Example>
      <Example title="Command palette">
        <Button onClick={() => setOpen('palette')}>Open palette</Button>
        {open === 'palette' && <SamplePalette onClose={close} />}
      </Example>
      <Example title="Confirmation">
        <Button variant="danger" onClick={() => setOpen('confirm')}>
          Delete product
        </Button>
        <Button onClick={() => setOpen('failed')}>Failed deletion</Button>
        <ConfirmDialog
          open={open === 'confirm' || open === 'failed'}
          title="Are you sure you want to delete this product?"
          confirmLabel="Delete"
          cancelLabel="Cancel"
          error={open === 'failed' ? 'Failed to delete product' : undefined}
          onConfirm={close}
          onCancel={close}
        >
          “Κούπα κεραμική” disappears from the shop at once.
        </ConfirmDialog>
      </Example>
      <Example title="Question of a public page">
        <Button onClick={() => setOpen('question')}>Accept the offer</Button>
        {open === 'question' && (
          <QuestionDialog
            title="Accept the offer of €1,399.22?"
            confirmLabel="Accept"
            cancelLabel="Not yet"
            onConfirm={() => undefined}
            onClose={close}
          >
            <p>Your answer cannot be changed here afterwards.</p>
          </QuestionDialog>
        )}
      </Example>
      <Example title="Toast">
        <Button onClick={() => toast.success('Product saved')}>Success</Button>
        <Button
          onClick={() =>
            toast.success('Product deleted', { label: 'Undo', onSelect: () => undefined })
          }
        >
          With undo
        </Button>
        <Button onClick={() => toast.error('Failed to save product')}>Error</Button>
      </Example>
    </>
  )
}

const groups = [
  {
    label: 'Screens',
    items: ['Products', 'Categories', 'Custom orders'].map(label => ({ id: label, label })),
  },
  {
    label: 'Products',
    items: ['Κούπα κεραμική', 'Κούπα εμαγιέ', 'Τσάντα tote'].map((label, index) => ({
      id: label,
      label,
      detail: `#${index + 1}`,
    })),
  },
]

function SamplePalette({ onClose }: { onClose: () => void }): ReactElement {
  const [query, setQuery] = useState('')
  const toast = useToast()
  const found = groups
    .map(({ label, items }) => ({ label, items: items.filter(item => matches(item.label, query)) }))
    .filter(({ items }) => items.length > 0)
  return (
    <CommandPalette
      query={query}
      onQueryChange={setQuery}
      groups={found}
      searching={false}
      incomplete={query === 'half'}
      onSelect={({ label }) => {
        onClose()
        toast.success(`${label} is opened`)
      }}
      onClose={onClose}
    />
  )
}
