import { offlineConfig } from '@stampa/service-kit'
import { describe, expect, test } from 'vitest'
import { loadWorkerConfig } from '../worker.ts'

const enough = {
  DATABASE_URL: offlineConfig.DATABASE_URL,
  REDIS_URL: offlineConfig.REDIS_URL,
  JWKS_URL: offlineConfig.JWKS_URL,
  CATALOG_URL: 'http://127.0.0.1:1',
  LINK_KEY: 'a key of thirty-two characters or more',
  PUBLIC_ORIGIN: 'https://shop.example',
  MAIL_DIR: '/mail',
}

test('writes mails to files without a mail server', () => {
  expect(loadWorkerConfig(enough)).toMatchObject({
    MAIL_DIR: '/mail',
    MAIL_FROM: 'no-reply@stampa.example',
  })
  const url = 'smtps://user:password@mail.example:465'
  expect(loadWorkerConfig({ ...enough, MAIL_DIR: '', MAIL_URL: url })).toMatchObject({
    MAIL_URL: url,
  })
})

describe('rejects a configuration', () => {
  test.each([
    ['without a place for mails', { MAIL_DIR: '' }, 'MAIL_URL or MAIL_DIR is required'],
    ['with another way of sending', { MAIL_URL: 'http://mail.example' }, 'MAIL_URL'],
    ['without the site’s address', { PUBLIC_ORIGIN: '' }, 'PUBLIC_ORIGIN is required'],
    ['with a sender that is none', { MAIL_FROM: 'Stampa' }, 'MAIL_FROM'],
    [
      'with two addresses of the shop',
      { SHOP_MAIL_TO: 'a@example.gr, b@example.gr' },
      'SHOP_MAIL_TO',
    ],
  ])('%s', (_, wrong, message) => {
    expect(() => loadWorkerConfig({ ...enough, ...wrong })).toThrow(message)
  })
})
