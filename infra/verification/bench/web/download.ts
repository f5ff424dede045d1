import type { Browser } from '@playwright/test';

export interface Transfer {
  /** Resource type in the browser: Document, Script, Stylesheet, Font, … */
  readonly type: string;
  readonly path: string;
  /** Size of the body, compressed as it was sent. */
  readonly bytes: number;
}

/** Longer than any delay after which our pages send requests. */
const QUIET_MS = 3_000;

/** Everything that a browser downloads on its first visit until the page is idle. */
export const download = async (browser: Browser, url: string): Promise<readonly Transfer[]> => {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const transfers: Transfer[] = [];
    session.on('Network.responseReceived', ({ type, response: { url: address, headers } }) => {
      // The gateway always sends the length.
      const bytes = Number(headers['Content-Length'] ?? headers['content-length'] ?? 0);
      transfers.push({ type, path: new URL(address).pathname, bytes });
    });
    await session.send('Network.enable');
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(QUIET_MS);
    return transfers;
  } finally {
    await context.close();
  }
};
