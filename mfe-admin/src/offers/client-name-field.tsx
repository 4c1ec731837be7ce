import { hasPermission } from '@stampa/platform'
import { TextField, type TextFieldProps } from '@stampa/ui/field/text-field.tsx'
import { type ReactElement, useEffect, useId, useState } from 'react'
import { type Client, findClients } from '../clients/clients.data.ts'
import type { Draft } from './draft.ts'

type Customer = Pick<Draft, 'customerName' | 'customerEmail' | 'customerAddress'>

interface ClientNameFieldProps extends Omit<TextFieldProps, 'value' | 'onChange'> {
  value: string
  onChange: (change: Partial<Customer>) => void
}

/** Pause in the typing after which clients are searched, ms. */
const pause = 250

/** The customer's name, which proposes clients; a chosen one also fills e-mail address and address. */
export function ClientNameField(props: ClientNameFieldProps): ReactElement {
  const { value, onChange, ...field } = props
  const list = useId()
  const [clients, setClients] = useState<Client[]>([])
  const q = value.trim()
  useEffect(() => {
    if (q.length < 3 || !hasPermission('clients:read')) return setClients([])
    let isLate = false
    const find = async () => {
      // Without the proposals the name is typed.
      const found = await findClients(q).catch(() => [])
      if (!isLate) setClients(found)
    }
    const timer = setTimeout(find, pause)
    return () => {
      isLate = true
      clearTimeout(timer)
    }
  }, [q])
  return (
    <>
      <TextField
        {...field}
        list={list}
        autoComplete="off"
        value={value}
        onChange={event => {
          const text = event.currentTarget.value
          const chosen = clients.find(client => optionOf(client) === text)
          onChange(chosen ? customerOf(chosen) : { customerName: text })
        }}
      />
      <datalist id={list}>
        {clients.map(client => (
          <option key={client._id} value={optionOf(client)} />
        ))}
      </datalist>
    </>
  )
}

/** A text that nobody types by chance. */
function optionOf(client: Client): string {
  const { name, company, emails, phones, vatNumber } = client
  return [company || name, company && name, emails[0] ?? phones[0], vatNumber]
    .filter(Boolean)
    .join(' · ')
}

/** The offer is in Greek for the customer, hence the Greek name of the VAT number. */
function customerOf({ name, company, emails, addresses, vatNumber }: Client): Customer {
  return {
    customerName: company || name || emails[0] || '',
    customerEmail: emails[0] ?? '',
    customerAddress: [addresses[0], vatNumber && `ΑΦΜ ${vatNumber}`].filter(Boolean).join('\n'),
  }
}
