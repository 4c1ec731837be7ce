import { type Browser, chromium, type LaunchOptions } from '@playwright/test'
import config from './playwright.config.ts'

/**
 * Starts the browser that visitors have: the headless shell has no back/forward cache and draws letters
 * differently.
 */
export function launchWholeBrowser(options: LaunchOptions = {}): Promise<Browser> {
  return chromium.launch({
    ...config.use?.launchOptions,
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    ...options,
  })
}
