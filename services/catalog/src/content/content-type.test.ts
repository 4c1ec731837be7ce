import { expect, test } from 'vitest'
import { anyImage, workImage } from '../images.ts'
import { contentType } from './content-type.ts'

test('refuses another image beside a list of images, which a write would not store', () => {
  const declare = (form: Parameters<typeof contentType>[0]['form']) =>
    contentType({
      kind: 'work',
      label: 'Work post',
      schemas: 'Work',
      table: 'works',
      list: '/admin',
      columns: {},
      sorts: {},
      standardSort: 'createdAt',
      body: {},
      name: () => '',
      ...(form && { form }),
    })
  expect(() => declare({ images: workImage })).not.toThrow()
  expect(() => declare({ images: workImage, cover: anyImage })).toThrow('beside a list')
})
