import type { AxeResults, RunOptions } from 'axe-core';
import type { PageWindow } from './wire.fixture.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Those that a color mode alone can break. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

interface Inspected {
  readonly window: () => PageWindow;
}

/** Accessibility violations of the page, by axe, colors excepted. */
export const barriersOf = (page: Inspected): Promise<readonly string[]> =>
  violationsOf(page, { runOnly: { type: 'tag', values: RULES } });

/** Color contrast violations of the page. */
export const colorBarriersOf = (page: Inspected): Promise<readonly string[]> =>
  violationsOf(page, { runOnly: { type: 'rule', values: COLOR_RULES } });

/** By how much the page is wider than the window. */
export const overflowOf = ({ window }: Inspected): number =>
  window().document.documentElement.scrollWidth - window().innerWidth;

type Axe = (document: Document, options: RunOptions) => Promise<AxeResults>;

declare global {
  interface Window {
    axe?: { readonly run: Axe };
  }
}

const violationsOf = async (
  { window }: Inspected,
  options: RunOptions,
): Promise<readonly string[]> => {
  const page = window();
  const { run } = page.axe ?? (await loadAxe(page));
  const { violations } = await run(page.document, { ...options, resultTypes: ['violations'] });
  return violations.map(({ help, nodes }) => `${help}: ${nodes.map(({ html }) => html).join(' ')}`);
};

/** From a file of this address, as the pages' policy asks for. */
const loadAxe = async (page: PageWindow): Promise<{ readonly run: Axe }> => {
  const script = page.document.createElement('script');
  script.src = '/testing/axe.js';
  await new Promise((resolve, reject) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', reject);
    page.document.head.append(script);
  });
  script.remove();
  if (page.axe === undefined) throw new Error('axe was not loaded.');
  return page.axe;
};
