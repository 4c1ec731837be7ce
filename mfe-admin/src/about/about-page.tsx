import { defineMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import { ImageInput, ProseInput } from '../shared/form/content-fields.tsx'
import { ActiveInput, TextInput } from '../shared/form/fields.tsx'
import { anyImage } from '../shared/form/rules.ts'
import { activeColumn } from '../shared/list/active-column.tsx'
import { imageColumn, nameColumn, previewColumn } from '../shared/list/columns.tsx'
import type { FieldsProps } from '../shared/resource/form-over-list.tsx'
import { ResourcePage } from '../shared/resource/resource-page.tsx'
import type { SharedTexts, TextsOf } from '../shared/resource/resource-texts.ts'
import { type AboutContent, type AboutValues, aboutContents } from './about.data.ts'

const aboutMessages = defineMessages({
  title: { en: 'Title', el: 'Τίτλος' },
  content: { en: 'Content', el: 'Κείμενο' },
  bannerImage: { en: 'Banner image', el: 'Εικόνα' },
  activeHint: {
    en: 'Of several active ones visitors see the one that was changed last.',
    el: 'Από πολλά ενεργά οι επισκέπτες βλέπουν όποιο άλλαξε τελευταίο.',
  },
})

type Texts = TextsOf<typeof aboutMessages>

const columns = (texts: Texts, shared: SharedTexts) => [
  imageColumn<AboutContent>(texts.bannerImage, row => row.bannerImageAsset),
  nameColumn(aboutContents, { id: 'title', header: texts.title }),
  previewColumn<AboutContent>({ id: 'content', header: texts.content }, row => row.content),
  activeColumn(aboutContents, shared),
]

const searchText = ({ title, content }: AboutContent) => `${title} ${content}`

export function Component(): ReactElement {
  return (
    <ResourcePage
      resource={aboutContents}
      messages={aboutMessages}
      columns={columns}
      searchText={searchText}
      publicPath={() => '/about'}
      Fields={AboutFields}
      size="large"
    />
  )
}

function AboutFields({
  row,
  control,
  texts,
}: FieldsProps<AboutContent, AboutValues, Texts>): ReactElement {
  return (
    <>
      <TextInput control={control} name="title" label={texts.title} required />
      <ProseInput control={control} name="content" label={texts.content} />
      <ImageInput
        control={control}
        name="bannerImage"
        label={texts.bannerImage}
        rule={anyImage}
        stored={row?.bannerImageAsset}
        required={!row}
      />
      <ActiveInput control={control} name="active" hint={texts.activeHint} />
    </>
  )
}
