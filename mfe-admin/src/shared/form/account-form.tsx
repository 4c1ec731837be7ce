import { Link } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { FormErrorSummary } from '@stampa/ui/form-error-summary/form-error-summary.tsx'
import { RegistrationMark } from '@stampa/ui/registration-mark/registration-mark.tsx'
import type { ReactElement, ReactNode } from 'react'
import styles from './form.module.css'
import type { useSubmittedForm } from './use-submitted-form.ts'

interface AccountFormProps {
  title: string
  /** Between the heading and the form. */
  note?: ReactNode
  form: Pick<ReturnType<typeof useSubmittedForm>, 'isBusy' | 'errors' | 'element'>
  /** Between the form and the links. */
  after?: ReactNode
  /** Text of the submit button. */
  submit: string
  /** Address and text of each link below the form. */
  links: readonly (readonly [to: string, text: string])[]
  /** The fields. */
  children: ReactNode
}

/** Page outside of the back office's frame with one form, by which a person comes into their account. */
export function AccountForm(props: AccountFormProps): ReactElement {
  const { isBusy, errors, element } = props.form
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <div className={styles.sheet}>
        <RegistrationMark className={styles.mark} />
        <h1>{props.title}</h1>
        {props.note}
        <form {...element} className={styles.form}>
          <FormErrorSummary errors={errors} />
          {props.children}
          <Button type="submit" variant="primary" wide loading={isBusy}>
            {props.submit}
          </Button>
        </form>
        {props.after}
        {props.links.map(([to, text]) => (
          <p key={to} className={styles.link}>
            <Link to={to}>{text}</Link>
          </p>
        ))}
      </div>
    </main>
  )
}
