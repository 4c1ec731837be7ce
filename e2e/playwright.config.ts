import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  // They bring up containers, which not every machine can.
  testIgnore: 'compose/**',
  outputDir: 'results',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  workers: 2,
  // Nothing here is about speed: on a machine that does four things at once all of it takes longer.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  // In the whole check a change is not refused for a browser that was kept from the processor.
  retries: process.env.STAMPA_TEST_REPORT ? 1 : 0,
  reporter: process.env.STAMPA_TEST_REPORT
    ? [['line'], ['json', { outputFile: process.env.STAMPA_TEST_REPORT }]]
    : 'list',
  use: {
    locale: 'el-GR',
    timezoneId: 'Europe/Athens',
    // Motion is for the tests that are about it: to draw it takes most of a machine without a graphics card.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      // As on any visitor's machine: without a locale a download cannot keep its Greek name.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
