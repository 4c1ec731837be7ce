import { defineConfig } from '@playwright/test'
import shared from '../playwright.config.ts'

/** The tests of the platform in containers: one after the other, since they stop and scale it. */
export default defineConfig({
  ...shared,
  // Not those of the other tests.
  projects: [{ name: 'compose', testDir: '.' }],
  outputDir: '../results/compose',
  globalSetup: './global-setup.ts',
  fullyParallel: false,
  workers: 1,
  timeout: 180_000,
})
