import { useLoaderData, useMessages } from '@stampa/platform'
import { type ReactElement, useState } from 'react'
import { DownloadButton } from '../shared/calls/download.tsx'
import { Fact } from '../shared/fact.tsx'
import { labelIn, SelectInput, TextInput } from '../shared/form/fields.tsx'
import { FormDialog } from '../shared/form/form-dialog.tsx'
import { useCloseForm } from '../shared/form/form-link.tsx'
import { useRecordForm } from '../shared/form/use-record-form.ts'
import { SectionLink } from '../shared/permissions.tsx'
import { MissingDialog } from '../shared/trash/record-dialogs.tsx'
import { shortId, useFormats } from '../shared/use-formats.ts'
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
    <FormDialog
      title={`${job.offerNumber} · ${job.customerName}`}
      form={form}
      onClose={onClose}
      aside={
        <DownloadButton
          path={`/api/jobs/${job._id}/sheet`}
          fileName={`${job.offerNumber}-job.pdf`}
          failure="Failed to make the PDF"
        >
          {texts.sheet}
        </DownloadButton>
      }
      below={<JobFacts job={job} />}
    >
      <SelectInput
        control={control}
        name="stage"
        label={texts.stage}
        options={jobStages.map(value => ({ value, label: texts.stages[value] }))}
      />
      <TextInput control={control} name="dueDate" label={texts.dueDate} type="date" />
      <SelectInput
        control={control}
        name="assignee"
        label={texts.assignee}
        options={[...names].map(value => ({ value, label: value || texts.nobody }))}
      />
    </FormDialog>
  )
}

function JobFacts({ job }: { job: Job }): ReactElement {
  const texts = useMessages(productionMessages)
  const { date } = useFormats()
  return (
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
  )
}

function toValues(job: Job | undefined): JobValues {
  return {
    stage: job?.stage ?? 'To do',
    dueDate: job?.dueDate ?? '',
    assignee: job?.assignee ?? '',
  }
}
