import { useMessages, useOutletContext, useParams } from '@stampa/platform'
import { allows, permissions, sections, verbs } from '@stampa/rules/permissions'
import { Button } from '@stampa/ui/button/button.tsx'
import { Dialog } from '@stampa/ui/dialog/dialog.tsx'
import { Checkbox } from '@stampa/ui/field/choice-field.tsx'
import { FormErrorSummary } from '@stampa/ui/form-error-summary/form-error-summary.tsx'
import { type ReactElement, useId, useMemo, useState } from 'react'
import { TextInput, useField } from '../shared/form/fields.tsx'
import formStyles from '../shared/form/form.module.css'
import { useCloseForm } from '../shared/form/form-link.tsx'
import { useSubmittedForm } from '../shared/form/use-submitted-form.ts'
import { Allowed, mayGrant, useMay } from '../shared/permissions.tsx'
import { sharedMessages } from '../shared/shared.messages.ts'
import { DeleteDialog, MissingDialog } from '../shared/trash/record-dialogs.tsx'
import { type PeopleData, peoplePath, type Role, roleRules } from './people.data.ts'
import { peopleMessages, sectionNames, verbNames } from './people.messages.ts'
import styles from './people.module.css'
import { useRoleName } from './role-input.tsx'

/**
 * The form of a role, as a matrix of sections and verbs. Built-in roles, and those with more permissions than
 * the administrator has, are only shown.
 */
export function Component(): ReactElement {
  const { id } = useParams()
  const { roles } = useOutletContext<PeopleData>()
  const { missingRole } = useMessages(peopleMessages)
  const close = useCloseForm({ id: 'people' })
  // Reloaded data must not change an open form.
  const [role] = useState(() => roles.find(({ _id }) => _id === id))
  if (id !== undefined && !role) return <MissingDialog title={missingRole} onClose={close} />
  return <RoleForm role={role} onClose={close} />
}

function RoleForm({
  role,
  onClose,
}: {
  role: Role | undefined
  onClose: () => void
}): ReactElement {
  const texts = useMessages(peopleMessages)
  const shared = useMessages(sharedMessages)
  const nameOf = useRoleName()
  const id = useId()
  const [isDeleting, setDeleting] = useState(false)
  const mayWrite = useMay()('write')
  const isOurs = role === undefined || (!role.builtIn && mayGrant(role.permissions))
  const isFixed = !isOurs || !mayWrite
  const stored = useMemo(
    () => ({
      name: role?.name ?? '',
      permissions: permissions.filter(one => role && allows(role.permissions, one)),
    }),
    [role],
  )
  const { control, isBusy, errors, element } = useSubmittedForm(stored, roleRules)
  return (
    <Dialog
      title={role ? texts.editRole(nameOf(role)) : texts.addRole}
      onClose={onClose}
      footer={
        <>
          {role && isOurs && (
            <Allowed to="delete">
              <Button variant="quiet" onClick={() => setDeleting(true)}>
                {texts.deleteRole}
              </Button>
            </Allowed>
          )}
          <Button onClick={onClose}>{isFixed ? shared.close : shared.cancel}</Button>
          {!isFixed && (
            <Button type="submit" form={id} variant="primary" loading={isBusy}>
              {isBusy ? shared.saving : shared.save}
            </Button>
          )}
        </>
      }
    >
      <form {...element} id={id} className={formStyles.form}>
        <FormErrorSummary errors={errors} />
        {!isFixed && <TextInput control={control} label={texts.name} name="name" required />}
        <Matrix control={control} isFixed={isFixed} />
      </form>
      {isDeleting && role && (
        <DeleteDialog
          action={`${peoplePath}/roles/${role._id}`}
          question={`${texts.deleteRole}?`}
          name={role.name}
          onClose={() => setDeleting(false)}
          onDeleted={onClose}
        >
          {nameOf(role)}
        </DeleteDialog>
      )}
    </Dialog>
  )
}

/** Checkboxes by section and verb. Who may change or delete may also see. */
function Matrix({ control, isFixed }: { control: object; isFixed: boolean }): ReactElement {
  const texts = useMessages(peopleMessages)
  const sectionTexts = useMessages(sectionNames)
  const verbTexts = useMessages(verbNames)
  const { value, setValue } = useField<string[]>(control, 'permissions')
  const toggle = (section: string, permission: string, isOn: boolean) => {
    const read = `${section}:read`
    const others = value.filter(one => one !== permission)
    if (isOn) setValue([...new Set([...others, permission, read])])
    else if (permission !== read) setValue(others)
    else setValue(others.filter(one => !one.startsWith(`${section}:`)))
  }
  return (
    <table className={styles.matrix}>
      <caption>{texts.permissions}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.section}</th>
          {verbs.map(verb => (
            <th key={verb} scope="col">
              {verbTexts[verb]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sections.map(section => (
          <tr key={section}>
            <th scope="row">{sectionTexts[section]}</th>
            {verbs.map(verb => {
              const permission = `${section}:${verb}` as const
              return (
                <td key={verb}>
                  {permissions.some(one => one === permission) && (
                    <Checkbox
                      label={`${sectionTexts[section]}: ${verbTexts[verb]}`}
                      checked={value.includes(permission)}
                      disabled={isFixed || !mayGrant([permission])}
                      onChange={event => toggle(section, permission, event.currentTarget.checked)}
                    />
                  )}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
