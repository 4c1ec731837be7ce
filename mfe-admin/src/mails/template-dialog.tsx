import { useMessages, useOutletContext, useParams } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { Dialog } from '@stampa/ui/dialog/dialog.tsx'
import { CheckboxField } from '@stampa/ui/field/choice-field.tsx'
import { TextArea } from '@stampa/ui/field/text-area.tsx'
import { TextField } from '@stampa/ui/field/text-field.tsx'
import { type FormEvent, type ReactElement, useEffect, useId, useRef, useState } from 'react'
import orderStyles from '../orders/order.module.css'
import { useAnswerText } from '../shared/calls/answers.messages.ts'
import { Failure } from '../shared/calls/failure.tsx'
import { type Refusal, refusalOf } from '../shared/calls/outcome.ts'
import { useSubmit } from '../shared/calls/use-submit.ts'
import formStyles from '../shared/form/form.module.css'
import { useCloseForm } from '../shared/form/form-link.tsx'
import { LeaveGuard } from '../shared/form/leave-guard.tsx'
import { sharedMessages } from '../shared/shared.messages.ts'
import { MissingDialog } from '../shared/trash/record-dialogs.tsx'
import { mailsMessages } from './mails.messages.ts'
import {
  fields,
  languages,
  type MailTemplate,
  parts,
  previewMail,
  type TemplatesData,
  templatesPath,
} from './templates.data.ts'
import { templatesMessages } from './templates.messages.ts'

export function Component(): ReactElement {
  const texts = useMessages(templatesMessages)
  const { templates } = useOutletContext<TemplatesData>()
  const { service, event } = useParams()
  const close = useCloseForm({ id: 'mail-templates' })
  const template = templates.find(one => one.service === service && one.event === event)
  if (!template) return <MissingDialog title={texts.missing} onClose={close} />
  // The texts of a restored mail are others.
  return <TemplateDialog key={JSON.stringify(template)} template={template} onClose={close} />
}

interface TemplateDialogProps {
  template: MailTemplate
  onClose: () => void
}

function TemplateDialog({ template, onClose }: TemplateDialogProps): ReactElement {
  const texts = useMessages(templatesMessages)
  const shared = useMessages(sharedMessages)
  const { events } = useMessages(mailsMessages)
  const say = useAnswerText()
  const { submit, isSaving, settled } = useSubmit(() => setDirty(false))
  const [isDirty, setDirty] = useState(false)
  const [preview, setPreview] = useState<{ subject: string; text: string }>()
  /** Of the last save or preview. */
  const [refusal, setRefusal] = useState<Refusal>()
  const form = useRef<HTMLFormElement>(null)
  const id = useId()
  const mayWrite = template.mayChange
  const action = `${templatesPath}/${template.service}/${template.event}`
  useEffect(() => {
    setRefusal(settled?.ok === false ? settled : undefined)
  }, [settled])
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusal])

  const errorOf = (field: string) => {
    const found = refusal?.fields.find(error => error.field === field)
    return found ? say(found.message) : undefined
  }
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    submit(new FormData(event.currentTarget), { method: 'put', action })
  }
  const show = () => {
    if (!form.current) return
    previewMail(template, new FormData(form.current)).then(
      mail => {
        setRefusal(undefined)
        setPreview(mail)
      },
      error => setRefusal(refusalOf(error, fields)),
    )
  }
  const restore = () => {
    submit(template.enabled ? { enabled: 'on' } : {}, { method: 'delete', action })
  }
  return (
    <Dialog
      size="large"
      title={events[template.event] ?? template.event}
      onClose={onClose}
      footer={
        mayWrite && (
          <>
            {template.isChanged && (
              <span className={formStyles.aside}>
                <Button variant="quiet" disabled={isSaving} onClick={restore}>
                  {texts.restore}
                </Button>
              </span>
            )}
            <Button onClick={show}>{texts.preview}</Button>
            {isDirty && <small className={orderStyles.muted}>{texts.testHint}</small>}
            <Button
              disabled={isDirty || isSaving}
              onClick={() => submit({}, { method: 'post', action })}
            >
              {texts.test}
            </Button>
            <Button type="submit" form={id} variant="primary" loading={isSaving}>
              {shared.save}
            </Button>
          </>
        )
      }
    >
      <form
        ref={form}
        id={id}
        noValidate
        onSubmit={save}
        onInput={() => setDirty(true)}
        className={formStyles.form}
      >
        <Failure text={refusal?.message && say(refusal.message)} />
        <CheckboxField
          name="enabled"
          label={texts.enabled}
          hint={texts.enabledHint}
          defaultChecked={template.enabled}
          disabled={!mayWrite}
        />
        {languages.map(lang => (
          <fieldset key={lang} className={formStyles.form} disabled={!mayWrite}>
            <legend className={formStyles.legend}>{texts.languages[lang]}</legend>
            {parts.map(part => {
              const name = `texts.${lang}.${part}`
              const field = {
                name,
                label: texts.parts[part],
                error: errorOf(name),
                defaultValue: template.texts[lang][part],
              }
              return part === 'body' ? (
                <TextArea key={part} {...field} rows={8} maxLength={5000} />
              ) : (
                <TextField key={part} {...field} maxLength={part === 'subject' ? 150 : 200} />
              )
            })}
          </fieldset>
        ))}
        <section>
          <h3>{texts.variables}</h3>
          <ul>
            {template.variables.map(({ name, kind }) => (
              <li key={name}>
                <code>{`{{${name}}}`}</code>{' '}
                <span className={orderStyles.muted}>{texts[kind]}</span>
              </li>
            ))}
          </ul>
        </section>
      </form>
      {preview && (
        <Dialog title={preview.subject} onClose={() => setPreview(undefined)}>
          <p className={orderStyles.note}>{preview.text}</p>
        </Dialog>
      )}
      <LeaveGuard isDirty={() => isDirty} onLeave={() => setDirty(false)} />
    </Dialog>
  )
}
