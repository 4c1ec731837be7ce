import { type ReactElement, useState } from 'react'
import { CheckboxField, Switch, SwitchField } from '../../src/field/choice-field.tsx'
import { NumberField, type NumberFieldProps } from '../../src/field/number-field.tsx'
import { SelectField } from '../../src/field/select-field.tsx'
import { TextArea } from '../../src/field/text-area.tsx'
import { TextField } from '../../src/field/text-field.tsx'
import { FileField } from '../../src/file-field/file-field.tsx'
import { FormErrorSummary } from '../../src/form-error-summary/form-error-summary.tsx'
import { defaultSource } from '../../src/image/sources.ts'
import { ImageField } from '../../src/image-field/image-field.tsx'
import { ImagesField } from '../../src/image-field/images-field.tsx'
import { MultiSelect } from '../../src/multi-select/multi-select.tsx'
import { SearchField, Toolbar } from '../../src/toolbar/toolbar.tsx'
import { Example } from '../example.tsx'

const categories = ['T-shirts', 'Φούτερ', 'Κούπες', 'Τσάντες', 'Καπέλα', 'Είδη γραφείου'].map(
  label => ({ value: label, label }),
)
const events = ['Γάμος', 'Βάπτιση', 'Χριστούγεννα', 'Πάσχα', 'Συνέδριο', 'Αγώνας', 'Σχολείο'].map(
  label => ({ value: label, label }),
)
const placements = ['homepage', 'custom-order', 'categories'].map(value => ({
  value,
  label: value,
}))
const errors = [
  { field: 'title', message: 'Title is required' },
  { field: 'category', message: 'Please select at least one category' },
]
const tote = (color: string) => ({
  base: `/sample/${color}`,
  width: 400,
  height: 500,
  widths: [320, 640],
  color: 'ivory',
})
const tooLarge = (file: File) =>
  file.size >= 5_242_880 ? 'File size must be less than 5MB' : undefined

export function Fields(): ReactElement {
  return (
    <form noValidate onSubmit={event => event.preventDefault()}>
      <Example title="Text field" layout="columns">
        <TextField label="Title" placeholder="Κούπα κεραμική" />
        <TextField label="Email" type="email" required hint="We answer to this address." />
        <TextField label="Focus" defaultValue="Κούπα" data-show="focus" />
        <TextField label="Title" name="title" required defaultValue="" error="Title is required" />
        <TextField label="Disabled" disabled defaultValue="Κούπα" />
        <TextField label="Read only" readOnly defaultValue="SKU-0042" />
      </Example>
      <Example title="Text area" layout="columns">
        <TextArea label="Description" defaultValue="Κεραμική κούπα 330 ml, εκτύπωση με εξάχνωση." />
        <TextArea label="Description" required error="Description is required" />
      </Example>
      <Example title="Number field" layout="columns">
        <Numbers label="Order" first={0} min={0} hint="Lower comes first." />
        <Numbers label="Price" first={1234.5} step={0.01} />
        <Numbers label="Quantity" first={0} min={1} error="At least 1" />
        <Numbers label="Disabled" first={3} disabled />
      </Example>
      <Example title="Select field" layout="columns">
        <SelectField label="Placement" options={placements} />
        <SelectField
          label="Placement"
          options={placements}
          placeholder="Choose…"
          error="Placement is required"
        />
        <SelectField label="Disabled" options={placements} disabled />
      </Example>
      <Example title="Checkbox and switch" layout="columns">
        <CheckboxField label="Analytics cookies" />
        <CheckboxField label="Necessary cookies" defaultChecked disabled />
        <CheckboxField label="Accept the terms" defaultChecked hint="You can withdraw any time." />
        <SwitchField label="Active" defaultChecked />
        <SwitchField label="Published" />
        <SwitchField label="Disabled" disabled />
        <Switch label="Active" defaultChecked />
      </Example>
      <Example title="Multiple choice" layout="columns">
        <MultiSelect
          label="Categories"
          name="categories"
          options={categories}
          defaultValue={['Κούπες']}
          required
        />
        <MultiSelect label="Events" name="events" options={[...events, ...categories]} />
        <MultiSelect
          label="Categories"
          name="category"
          options={categories}
          error="Please select at least one category"
        />
        <MultiSelect label="Events" name="none" options={[]} />
      </Example>
      <Example title="File field" layout="columns">
        <FileField
          label="Image"
          name="image"
          accept="image/*"
          required
          check={tooLarge}
          hint="Up to 5 MB."
        />
        <FileField label="Image" name="current" current="/sample/ivory/320.webp" />
        <FileField label="Favicon" name="favicon" error="Only PNG favicons are allowed" />
      </Example>
      <Example title="Image field" layout="stack">
        <ImageField
          label="Photo"
          name="photo"
          aspect={4 / 5}
          details
          check={tooLarge}
          hint="Cut to 4:5 where products are shown."
        />
        <ImageField
          label="Logo"
          name="logo"
          aspect={2}
          details
          removable
          current={{ ...tote('teal'), alt: 'Τσάντα', focus: { x: 0.5, y: 0.3 } }}
        />
        <ImageField label="Banner" name="banner" error="Please select a PNG image file" />
      </Example>
      <Example title="Images field" layout="stack">
        <ImagesField
          label="Pictures"
          name="pictures"
          max={4}
          check={tooLarge}
          current={['ivory', 'teal'].map(color => ({
            url: defaultSource(tote(color)),
            asset: tote(color),
          }))}
        />
      </Example>
      <Example title="Search" layout="stack">
        <Toolbar label="Sample">
          <SearchField label="Search products" value="κούπα" onValueChange={() => undefined} />
        </Toolbar>
      </Example>
      <Example title="Error summary" layout="stack">
        <FormErrorSummary errors={errors} />
        <FormErrorSummary errors={failed} />
      </Example>
    </form>
  )
}

const failed = [{ message: 'Failed to save product' }]

type NumbersProps = Omit<NumberFieldProps, 'value' | 'onValueChange'> & { first: number }

function Numbers({ first, ...field }: NumbersProps): ReactElement {
  const [value, setValue] = useState<number | null>(first)
  return <NumberField {...field} value={value} onValueChange={setValue} />
}
