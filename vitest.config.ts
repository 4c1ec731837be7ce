import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', '.data/**'],
    environment: 'node',
    // More than vitest takes of two cores: half the tests wait for another process.
    maxWorkers: 2,
    globalSetup: ['stack/src/testing/global-setup.ts'],
    // Starting a real server under a busy processor takes its time; a hang still ends.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // What comes to pass soon on a machine that is idle takes its time on one that is not.
    expect: { poll: { timeout: 30_000 } },
  },
})
