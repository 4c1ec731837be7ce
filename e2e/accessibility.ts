import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Rules of accessibility that the page breaks, each with the elements that break it. */
export async function violationsOf(page: Page): Promise<string[]> {
  return withoutTransitions(page, judge(page))
}

/**
 * Rules of WCAG 2.2 that a part of the page breaks, target sizes among them. Menus and toasts may be on it,
 * which render at the end of the body, outside of every landmark.
 *
 * @param part selector of it
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
      // Passing rules are not reported.
      .options({ resultTypes: ['violations'] })
      // There are no frames, whose results would be put together on a page opened for that.
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
