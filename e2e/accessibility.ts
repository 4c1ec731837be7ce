import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Returns the violated accessibility rules of the page, each with its elements. */
export async function violationsOf(page: Page): Promise<string[]> {
  return withoutTransitions(page, judge(page))
}

/**
 * Returns the violated rules of WCAG 2.2 in a part of the page, including target sizes. The part may contain menus
 * and toasts, which render at the end of the body, outside of every landmark.
 *
 * @param part selector of the part
 */
export async function wcagViolationsOf(page: Page, part = 'html'): Promise<string[]> {
  return withoutTransitions(
    page,
    judge(page)
      .include(part)
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .disableRules('region'),
  )
}

function judge(page: Page): AxeBuilder {
  return (
    new AxeBuilder({ page })
      // Passing rules are not reported, and no rule reads the stylesheets, which it would load again.
      .options({ resultTypes: ['violations'], preload: false })
      // Pages have no frames: merging frame results would open another page.
      .setLegacyMode()
  )
}

async function withoutTransitions(page: Page, judged: AxeBuilder): Promise<string[]> {
  // Contrast cannot be judged during a transition between colours.
  await page.evaluate(() => {
    const passing = document.getAnimations().filter(({ playState, effect }) => {
      return playState === 'running' && effect?.getComputedTiming().endTime !== Infinity
    })
    return Promise.allSettled(passing.map(({ finished }) => finished))
  })
  const { violations } = await judged.analyze()
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target, html }) => `${target} ${html}`).join(', ')}`,
  )
}
