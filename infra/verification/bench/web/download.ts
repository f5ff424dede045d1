import type { Browser } from '@playwright/test';

export interface Transfer {
  /** What the browser takes it for: Document, Script, Stylesheet, Font, … */
  readonly type: string;
  readonly path: string;
  /** Of the body, compressed as it was sent. */
  readonly bytes: number;
}

/** Longer than a page of ours waits before it asks for anything by itself. */
const QUIET_MS = 3_000;

/** Everything that a browser which was never here downloads until the page has come to rest. */
export const download = async (browser: Browser, url: string): Promise<readonly Transfer[]> => {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const transfers: Transfer[] = [];
    session.on('Network.responseReceived', ({ type, response: { url: address, headers } }) => {
      // The gateway tells the length of whatever it sends.
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
