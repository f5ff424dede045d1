import { AUTH_TOKEN_KEY } from '@hearthway/domain/session/session.constants.ts';
import { signedInSchema } from '@hearthway/domain/session/session.contract.ts';
import type { Browser } from '@playwright/test';
import { z } from 'zod';
import type { RunningStack } from '../../e2e/stack.ts';
import type { SignedIn } from './support.ts';

interface TimelinePage {
  /**
   * Time at which each of these providers first appeared in a line of the page, in milliseconds
   * since 1970.
   */
  readonly shownAt: (names: readonly string[]) => Promise<readonly number[]>;
}

/** Keeps when what a line is about was first in the document. Runs in the page. */
const KEEP = `
  const shownAt = (window.shownAt = {});
  new MutationObserver(() => {
    const now = performance.timeOrigin + performance.now();
    for (const { textContent } of document.querySelectorAll('main strong')) shownAt[textContent] ??= now;
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
`;

/** Opens a family's timeline in a support member's browser. Resolves once it is live. */
export const openTimelinePage = async (
  browser: Browser,
  { url }: RunningStack,
  { supporter, userId }: { readonly supporter: SignedIn; readonly userId: string },
): Promise<TimelinePage> => {
  const context = await browser.newContext({ baseURL: url });
  const { email, password } = supporter;
  const signedIn = await context.request.post('/api/login', {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { email, password },
  });
  const { token } = signedInSchema.parse(await signedIn.json());
  await context.addInitScript(`localStorage.setItem('${AUTH_TOKEN_KEY}', '${token}')`);
  const page = await context.newPage();
  await page.goto(`/staff/timeline/${userId}`);
  // Reported over the socket.
  await page.getByText('Not online now').waitFor();
  await page.evaluate(KEEP);
  return {
    shownAt: async (names) => {
      // Others come before the last.
      await page.getByText(names.at(-1) ?? '', { exact: true }).waitFor();
      const shown = await page.evaluate(`${JSON.stringify(names)}.map((name) => shownAt[name])`);
      return z.array(z.number()).parse(shown);
    },
  };
};
