import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'

export default defineConfig({
  testMatch: '*.spec.ts',
  outputDir: 'results',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  projects: [
    // `npm run browser`, with one short form of each suite that kills and stops parts.
    {
      name: 'site',
      testDir: '.',
      testIgnore: ['compose/**', 'faults/**'],
      // A busy machine must not fail the whole check, which names the tests that it tried again.
      retries: process.env.STAMPA_TEST_REPORT ? 1 : 0,
    },
    // A file's tests share a platform of their own, which starts once for one worker; two at most run beside the first.
    { name: 'smoke', testDir: 'faults', grep: /@smoke/, fullyParallel: false, workers: 2 },
    // `npm run faults`
    { name: 'faults', testDir: 'faults' },
  ],
  // Tests wait for animations, delayed calls and services.
  workers: availableParallelism() + 1,
  // Servers and browsers share the processors, so load makes everything slower.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.STAMPA_TEST_REPORT
    ? [['line'], ['json', { outputFile: process.env.STAMPA_TEST_REPORT }]]
    : 'list',
  use: {
    // A step that hangs is named long before its test ends.
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // Of the pages before the sign-in, until a test chooses another; the public site's does not depend on it.
    locale: 'en-GB',
    timezoneId: 'Europe/Athens',
    // Without a graphics card, animations use most of the processor.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_HEADLESS_SHELL ?? '/usr/bin/chromium-headless-shell',
      // Without a locale a download cannot keep its Greek name.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Widths of letters as on a screen of high resolution: whole pixels would widen texts.
        '--font-render-hinting=none',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
