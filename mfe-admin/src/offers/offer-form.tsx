import { hasPermission, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { CheckboxField } from '@stampa/ui/field/choice-field.tsx'
import { SelectField } from '@stampa/ui/field/select-field.tsx'
import { TextArea } from '@stampa/ui/field/text-area.tsx'
import { TextField, type TextFieldProps } from '@stampa/ui/field/text-field.tsx'
import { PlusIcon } from '@stampa/ui/icon/icons.tsx'
import { type ReactElement, useEffect, useId, useState } from 'react'
import { type Client, findClients } from '../clients/clients.data.ts'
import {
  type Draft,
  type DraftItem,
  emptyItem,
  freeItem,
  inEuro,
  noAmounts,
  priceDraft,
} from './draft.ts'
import { OfferSummary, OfferTableHead, SetupRow, TotalsRow } from './offer-amounts.tsx'
import { offerFormMessages } from './offer-form.messages.ts'
import styles from './offer-form.module.css'
import { OfferItemRow } from './offer-item-row.tsx'
import type { Sku } from './offers.data.ts'
import { NumberInput, PortionFields } from './portion-fields.tsx'

interface OfferFormProps {
  draft: Draft
  onChange: (draft: Draft) => void
  skus: readonly Sku[]
  /** Returns the error of a field: 'customerName', 'items.0.quantity'. */
  errorOf: (field: string) => string | undefined
}

/** The fields of an offer, with its amounts computed while they are typed. */
export function OfferForm({ draft, onChange, skus, errorOf }: OfferFormProps): ReactElement {
  const texts = useMessages(offerFormMessages)
  const { lines, setup, totals } = priceDraft(draft, skus)
  const shownTotals = inEuro(totals)
  const set = (change: Partial<Draft>) => onChange({ ...draft, ...change })
  const setItem = (index: number, change: Partial<DraftItem>) =>
    set({ items: draft.items.map((item, at) => (at === index ? { ...item, ...change } : item)) })
  const add = (newItem: (key: string) => DraftItem) =>
    set({ items: [...draft.items, newItem(crypto.randomUUID())] })
  const input = (
    field: Exclude<keyof Draft, 'items' | 'customOrder' | 'designOrder' | 'attachPdf'>,
  ) => ({
    label: texts[field],
    value: draft[field],
    onChange: (event: { currentTarget: { value: string } }) =>
      set({ [field]: event.currentTarget.value }),
    error: errorOf(field),
  })
  return (
    <>
      <div className={styles.fields}>
        <ClientNameField {...input('customerName')} onChange={set} required maxLength={200} />
        <TextField {...input('offerDate')} type="date" required />
        <TextField {...input('customerEmail')} type="email" maxLength={254} />
      </div>
      {draft.items.length === 0 ? (
        <div className={styles.noItems}>
          <p>{texts.noItems}</p>
          <Button icon={<PlusIcon />} onClick={() => add(emptyItem)} autoFocus>
            {texts.addFirst}
          </Button>
        </div>
      ) : (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard. */}
          <section aria-label={texts.items} tabIndex={0} className={styles.itemForm}>
            <table className={styles.table}>
              <OfferTableHead hasActions />
              {draft.items.map((item, index) => (
                <OfferItemRow
                  key={item.key}
                  item={item}
                  index={index}
                  skus={skus}
                  amounts={inEuro(lines[index] ?? noAmounts)}
                  errorOf={field => errorOf(`items.${index}.${field}`)}
                  onChange={change => setItem(index, change)}
                  onRemove={() => set({ items: draft.items.toSpliced(index, 1) })}
                />
              ))}
              {setup && <SetupRow amounts={inEuro(setup)} hasActions />}
              <tfoot>
                <TotalsRow totals={shownTotals} hasActions />
              </tfoot>
            </table>
          </section>
          <div className={styles.buttons}>
            <Button icon={<PlusIcon />} onClick={() => add(emptyItem)}>
              {texts.addItem}
            </Button>
            <Button icon={<PlusIcon />} onClick={() => add(freeItem)}>
              {texts.addFree}
            </Button>
          </div>
        </>
      )}
      <OfferSummary totals={shownTotals} />
      <details className={styles.more}>
        <summary>{texts.more}</summary>
        <div className={styles.fields}>
          <TextField {...input('validUntil')} type="date" hint={texts.validUntilHint} />
          <TextArea {...input('customerAddress')} maxLength={500} rows={3} />
          <TextArea {...input('notes')} hint={texts.notesHint} maxLength={5000} rows={3} />
          <TextArea {...input('terms')} hint={texts.termsHint} maxLength={10_000} rows={3} />
          <NumberInput {...input('setupFee')} hint={texts.setupFeeHint} isMoney />
          <PortionFields name="discount" input={input} />
          <PortionFields name="deposit" input={input} />
          <NumberInput {...input('reminderDays')} hint={texts.reminderDaysHint} />
          <SelectField
            {...input('reminderFrom')}
            options={(['end', 'sent'] as const).map(value => ({
              value,
              label: texts.reminderStarts[value],
            }))}
          />
        </div>
        <CheckboxField
          label={texts.attachPdf}
          checked={draft.attachPdf}
          onChange={({ currentTarget }) => set({ attachPdf: currentTarget.checked })}
        />
      </details>
    </>
  )
}

type Customer = Pick<Draft, 'customerName' | 'customerEmail' | 'customerAddress'>

interface ClientNameFieldProps extends Omit<TextFieldProps, 'value' | 'onChange'> {
  value: string
  onChange: (change: Partial<Customer>) => void
}

/** Pause in the typing after which clients are searched, ms. */
const pause = 250

/** The customer's name, which proposes clients; a chosen one also fills e-mail address and address. */
function ClientNameField(props: ClientNameFieldProps): ReactElement {
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
