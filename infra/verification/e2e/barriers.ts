import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What keeps a person from using what is on the page. */
export const barriersOf = (page: Page): Promise<readonly string[]> =>
  violationsOf(axe(page).withTags(RULES));

// Without frames there is nothing to gather in a second page.
const axe = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode();

const violationsOf = async (builder: AxeBuilder): Promise<readonly string[]> => {
  const { violations } = await builder.analyze();
  return violations.map(({ help, nodes }) => `${help}: ${nodes.map(({ html }) => html).join(' ')}`);
};
