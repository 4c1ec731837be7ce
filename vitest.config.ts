import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', '.data/**'],
    environment: 'node',
    globalSetup: ['stack/src/testing/global-setup.ts'],
    // Starting a real server under a busy processor takes its time; a hang still ends.
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
