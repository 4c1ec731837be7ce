import { useLoaderData, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { Dialog } from '@stampa/ui/dialog/dialog.tsx'
import { type ReactElement, useState } from 'react'
import { DownloadButton } from '../shared/calls/download-button.tsx'
import { Fact } from '../shared/fact.tsx'
import { labelIn, SelectInput, TextInput } from '../shared/form/fields.tsx'
import formStyles from '../shared/form/form.module.css'
import { useCloseForm } from '../shared/form/form-link.tsx'
import { RecordForm } from '../shared/form/record-form.tsx'
import { useRecordForm } from '../shared/form/use-record-form.ts'
import { Allowed, SectionLink } from '../shared/permissions.tsx'
import { sharedMessages } from '../shared/shared.messages.ts'
import { shortId } from '../shared/short-id.ts'
import { MissingDialog } from '../shared/trash/missing-dialog.tsx'
import { useFormats } from '../shared/use-formats.ts'
import { Items } from './job-parts.tsx'
import {
  type Job,
  type JobData,
  type JobValues,
  jobRules,
  jobStages,
  productionPath,
} from './production.data.ts'
import { productionMessages } from './production.messages.ts'
import styles from './production.module.css'

export function Component(): ReactElement {
  const texts = useMessages(productionMessages)
  const data = useLoaderData<JobData | null>()
  const close = useCloseForm({ id: 'production' })
  if (!data) return <MissingDialog title={texts.missing} onClose={close} />
  return <JobDialog key={data.job._id} {...data} onClose={close} />
}

function JobDialog({
  job: latest,
  colleagues,
  onClose,
}: JobData & { onClose: () => void }): ReactElement {
  const texts = useMessages(productionMessages)
  const shared = useMessages(sharedMessages)
  const { date } = useFormats()
  // Reloaded data must not change an open form.
  const [job] = useState(latest)
  const form = useRecordForm({
    address: `${productionPath}/${job._id}`,
    row: job,
    latest,
    toValues,
    rules: jobRules,
    labelOf: field => labelIn(texts, field) ?? field,
    onSaved: onClose,
  })
  const { control } = form
  const names = new Set(['', ...colleagues, job.assignee ?? ''])
  return (
    <Dialog
      title={`${job.offerNumber} · ${job.customerName}`}
      onClose={onClose}
      footer={
        <>
          <span className={formStyles.aside}>
            <DownloadButton
              path={`/api/jobs/${job._id}/sheet`}
              fileName={`${job.offerNumber}-job.pdf`}
              failure="Failed to make the PDF"
            >
              {texts.sheet}
            </DownloadButton>
          </span>
          <Button onClick={onClose}>{shared.cancel}</Button>
          <Allowed to="write">
            <Button type="submit" form={form.id} variant="primary" loading={form.saving}>
              {form.saving ? shared.saving : shared.save}
            </Button>
          </Allowed>
        </>
      }
    >
      <RecordForm form={form}>
        <SelectInput
          control={control}
          name="stage"
          label={texts.stage}
          options={jobStages.map(value => ({ value, label: texts.stages[value] }))}
        />
        <TextInput
          control={control}
          name="dueDate"
          label={texts.dueDate}
          hint={texts.dueDateHint}
          type="date"
        />
        <SelectInput
          control={control}
          name="assignee"
          label={texts.assignee}
          options={[...names].map(value => ({ value, label: value || texts.nobody }))}
        />
      </RecordForm>
      <dl className={styles.facts}>
        <Fact label={texts.items}>
          <Items job={job} />
        </Fact>
        <Fact label={texts.offer}>
          <SectionLink to={`/admin/offers/${job.offer}`}>{job.offerNumber}</SectionLink>
        </Fact>
        {job.customOrder && (
          <Fact label={texts.order}>
            <SectionLink to={`/admin/custom-orders/${job.customOrder}`}>
              {shortId(job.customOrder)}
            </SectionLink>
          </Fact>
        )}
        {job.designOrder && (
          <Fact label={texts.order}>
            <SectionLink to={`/admin/design-studio/orders/${job.designOrder}?tab=orders`}>
              {shortId(job.designOrder)}
            </SectionLink>
          </Fact>
        )}
        <Fact label={texts.created}>{date(job.createdAt)}</Fact>
      </dl>
    </Dialog>
  )
}

function toValues(job: Job | undefined): JobValues {
  return {
    stage: job?.stage ?? 'To do',
    dueDate: job?.dueDate ?? '',
    assignee: job?.assignee ?? '',
  }
}
