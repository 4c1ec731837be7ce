import { useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { ConfirmDialog } from '@stampa/ui/dialog/confirm-dialog.tsx'
import { TextField } from '@stampa/ui/field/text-field.tsx'
import { type FormEvent, type ReactElement, useId, useMemo, useState } from 'react'
import { encode } from 'uqr'
import { Failure } from '../shared/calls/failure.tsx'
import { useSubmit } from '../shared/calls/use-submit.ts'
import type { SecondFactorOutcome } from './account.action.ts'
import type { Account } from './account.data.ts'
import { secondFactorMessages } from './account.messages.ts'
import styles from './account-page.module.css'

const target = { method: 'post', action: '/admin/password/second-factor' } as const

/** Sets up, renews and removes the own second factor. */
export function SecondFactor({ state }: { state: Account['secondFactor'] }): ReactElement {
  const texts = useMessages(secondFactorMessages)
  const heading = useId()
  const { submit, isSaving, outcome, failure } = useSubmit<SecondFactorOutcome>()
  const [hidden, setHidden] = useState<SecondFactorOutcome>()
  const [setUp, setSetUp] = useState<SecondFactorOutcome['setUp']>()
  // A wrong code does not take the key away.
  if (outcome?.setUp && outcome.setUp !== setUp) setSetUp(outcome.setUp)
  const send = (intent: string, code = '') => {
    if (intent === 'remove') setSetUp(undefined)
    submit({ intent, code }, target)
  }
  const codes = outcome !== hidden ? outcome?.recoveryCodes : undefined
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <h2 id={heading}>{texts.title}</h2>
      {codes ? (
        <RecoveryCodes codes={codes} onStored={() => setHidden(outcome)} />
      ) : state.isActive ? (
        <Active state={state} isSaving={isSaving} failure={failure} send={send} />
      ) : setUp ? (
        <SetUp {...setUp} isSaving={isSaving} failure={failure} send={send} />
      ) : (
        <>
          <p>{texts.off}</p>
          <Button loading={isSaving} onClick={() => send('begin')}>
            {texts.begin}
          </Button>
          <Failure text={failure} />
        </>
      )}
    </section>
  )
}

interface StepProps {
  isSaving: boolean
  failure: string | undefined
  send: (intent: string, code?: string) => void
}

function SetUp({
  secret,
  uri,
  isSaving,
  failure,
  send,
}: StepProps & NonNullable<SecondFactorOutcome['setUp']>): ReactElement {
  const texts = useMessages(secondFactorMessages)
  const activate = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    send('activate', String(new FormData(event.currentTarget).get('code')))
  }
  return (
    <form noValidate onSubmit={activate} className={styles.form}>
      <p>{texts.scan}</p>
      <QrCode text={uri} label={texts.picture} />
      <a href={uri}>{texts.open}</a>
      <p>
        {texts.key}: <code>{secret.match(/.{4}/g)?.join(' ')}</code>
      </p>
      <TextField
        label={texts.code}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        required
        error={failure}
      />
      <p className={styles.hint}>{texts.effect}</p>
      <Button type="submit" variant="primary" loading={isSaving}>
        {texts.activate}
      </Button>
    </form>
  )
}

/** Dark modules as one path: a square of one unit each. */
function QrCode({ text, label }: { text: string; label: string }): ReactElement {
  const { size, path } = useMemo(() => {
    const { data, size } = encode(text, { border: 4 })
    const squares = data.flatMap((row, y) =>
      row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')),
    )
    return { size, path: squares.join('') }
  }, [text])
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={styles.qr}>
      <path d={path} fill="currentColor" shapeRendering="crispEdges" />
    </svg>
  )
}

function RecoveryCodes({
  codes,
  onStored,
}: {
  codes: readonly string[]
  onStored: () => void
}): ReactElement {
  const texts = useMessages(secondFactorMessages)
  const [isCopied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setCopied(true),
      // They can be selected.
      error => console.warn(error),
    )
  return (
    <>
      <h3>{texts.codes}</h3>
      <p role="status">{texts.codesNote}</p>
      <ul aria-label={texts.codes} className={styles.codes}>
        {codes.map(code => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button onClick={copy}>{isCopied ? texts.copied : texts.copy}</Button>
        <Button variant="primary" autoFocus onClick={onStored}>
          {texts.stored}
        </Button>
      </div>
    </>
  )
}

function Active({
  state,
  isSaving,
  failure,
  send,
}: StepProps & { state: Account['secondFactor'] }): ReactElement {
  const texts = useMessages(secondFactorMessages)
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <p>{texts.on(state.recoveryCodes)}</p>
      <div className={styles.actions}>
        <Button loading={isSaving} onClick={() => send('renew')}>
          {texts.renew}
        </Button>
        <Button variant="quiet" onClick={() => setAsking(true)}>
          {texts.remove}
        </Button>
      </div>
      <Failure text={failure} />
      <ConfirmDialog
        open={isAsking}
        title={texts.removeQuestion}
        confirmLabel={texts.remove}
        onConfirm={() => {
          setAsking(false)
          send('remove')
        }}
        onCancel={() => setAsking(false)}
      >
        {texts.removeNote}
      </ConfirmDialog>
    </>
  )
}
