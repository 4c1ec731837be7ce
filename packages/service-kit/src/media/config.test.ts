import { Type } from 'typebox'
import { expect, test } from 'vitest'
import { loadConfig } from '../app/config.ts'
import { mediaConfig, mediaPlace } from './config.ts'

const MEDIA_DIR = '/media'
const keys = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' }

function place(env: Record<string, string>) {
  return mediaPlace(loadConfig(Type.Object(mediaConfig), { MEDIA_DIR, ...env }))
}

test('needs only a directory', () => {
  expect(place({})).toEqual({ directory: MEDIA_DIR })
  expect(place({ MEDIA_STORAGE: '' })).toEqual({ directory: MEDIA_DIR })
})

test.each([
  ['s3://images?region=eu-central-1', { bucket: 'images', prefix: '', region: 'eu-central-1' }],
  ['s3://images/shop/?region=eu-west-1', { bucket: 'images', prefix: 'shop', region: 'eu-west-1' }],
  [
    's3://my.images/shop/media?endpoint=http://10.0.0.7:9000',
    {
      bucket: 'my.images',
      prefix: 'shop/media',
      region: 'us-east-1',
      endpoint: 'http://10.0.0.7:9000',
    },
  ],
  [
    's3://images?endpoint=https://s3.example.gr&region=gr-1',
    { bucket: 'images', prefix: '', region: 'gr-1', endpoint: 'https://s3.example.gr' },
  ],
])('%s names a bucket', (MEDIA_STORAGE, expected) => {
  expect(place({ MEDIA_STORAGE, ...keys })).toEqual({
    directory: MEDIA_DIR,
    s3: { ...expected, accessKeyId: 'id', secretAccessKey: 'secret' },
  })
})

test.each([
  's3://images',
  's3://Images?region=a',
  's3:///images?region=a',
  'https://images.s3.amazonaws.com',
  's3://images/../other?region=a',
  's3://images/a b?region=a',
  's3://images?region=a&acl=public',
  's3://user:password@images?region=a',
])('%s is refused, and not repeated', MEDIA_STORAGE => {
  expect(() => place({ MEDIA_STORAGE, ...keys })).toThrow(
    /^The environment is wrong: MEDIA_STORAGE /,
  )
  expect(() => place({ MEDIA_STORAGE, ...keys })).not.toThrow('images')
})

test('rejects a bucket without credentials', () => {
  expect(() => place({ MEDIA_STORAGE: 's3://images?region=a' })).toThrow('AWS_ACCESS_KEY_ID')
})
