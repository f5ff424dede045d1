import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { type Browser, chromium, type Page } from '@playwright/test';
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  inject,
  onTestFinished,
  test,
} from 'vitest';
import { CARDS, FAMILY, type Practice, startPractice, subscribe } from '../practice.fixture.ts';

const require = createRequire(import.meta.url);
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

let browser: Browser;
let practice: Practice;

beforeAll(async () => {
  browser = await chromium.connect(inject('browserAddress'));
});

afterAll(() => browser.close());

beforeEach(async () => {
  practice = await startPractice();
});

const openPage = async (options: Parameters<Browser['newContext']>[0] = {}): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width: 320, height: 640 }, ...options });
  onTestFinished(() => context.close());
  return context.newPage();
};

/** Collects axe violations, and whether the page exceeds the smallest phone's width. */
const barriersOf = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(AXE);
  const run = `axe.run(document, ${JSON.stringify({ runOnly: { type: 'tag', values: RULES } })})
    .then(({ violations }) => violations.map(({ help, nodes }) =>
      help + ': ' + nodes.map(({ html }) => html).join(' ')))`;
  const violations: readonly string[] = await page.evaluate(run);
  const overflow: number = await page.evaluate(
    'document.documentElement.scrollWidth - window.innerWidth',
  );
  return overflow > 0 ? [...violations, `${overflow} px too wide`] : violations;
};

/** Site of another origin, like the product. */
const startSite = async (): Promise<string> => {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>Site</title>');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  const address = server.address();
  return typeof address === 'object' ? `http://localhost:${address?.port}` : '';
};

const checkoutFor = async (site: string) => {
  const { id } = await practice.stripe.customers.create({});
  return practice.stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: id,
    line_items: [{ price: FAMILY, quantity: 1 }],
    success_url: `${site}/done?session={CHECKOUT_SESSION_ID}`,
    cancel_url: `${site}/subscribe`,
  });
};

test('a checkout by keyboard confirms the card and lands on the site, though it is another origin', async () => {
  const site = await startSite();
  const session = await checkoutFor(site);
  const page = await openPage();
  await page.goto(session.url ?? '');
  await page.getByLabel('Card number').fill(CARDS.asksForConfirmation);
  await page.keyboard.press('Tab');
  await page.keyboard.type('12/30');
  await page.keyboard.press('Tab');
  await page.keyboard.type('123');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await page.waitForURL(`${site}/done?session=${session.id}`);
});

test('a checkout that is abandoned leads back to the site', async () => {
  const site = await startSite();
  const session = await checkoutFor(site);
  const page = await openPage();
  await page.goto(session.url ?? '');
  await page.getByRole('link', { name: 'Go back without paying' }).click();
  await page.waitForURL(`${site}/subscribe`);
});

test('the first field that is wrong has the focus', async () => {
  const session = await checkoutFor(await startSite());
  const page = await openPage();
  await page.goto(session.url ?? '');
  await page.getByLabel('Card number').fill(CARDS.succeeds);
  await page.getByRole('button', { name: 'Pay $14.99' }).click();
  await page.waitForSelector('#expiry[aria-invalid="true"]:focus');
});

describe('every page has no barrier and fits 320 px', () => {
  test.for(['en', 'es'])('in %s', async (locale) => {
    const page = await openPage({ bypassCSP: true });
    const check = async (path: string): Promise<void> => {
      const url = new URL(path, practice.url);
      url.searchParams.set('locale', locale);
      await page.goto(url.href);
      expect(await barriersOf(page), url.pathname).toEqual([]);
    };
    const open = await checkoutFor(await startSite());
    await check(`/pay/checkout/${open.id}`);
    await page.locator('form button').click();
    await page.waitForSelector('[role=alert]');
    expect(await barriersOf(page), 'a wrong card').toEqual([]);
    await page.locator('#number').fill(CARDS.asksForConfirmation);
    await page.locator('#expiry').fill('12/30');
    await page.locator('#cvc').fill('123');
    await page.locator('form button').click();
    await page.waitForSelector('[value=yes]');
    expect(await barriersOf(page), 'the confirmation').toEqual([]);

    const { customer, subscription } = await subscribe(practice, { trialDays: undefined });
    const portal = await practice.stripe.billingPortal.sessions.create({ customer });
    const home = `/pay/portal/${portal.id}`;
    for (const path of ['', '/card', `/cancel/${subscription}`, '/done'])
      await check(`${home}${path}`);
    await check(`${home}/switch/${subscription}/${FAMILY}`);
    const [invoice] = (await practice.stripe.invoices.list({ customer })).data;
    await check(invoice?.hosted_invoice_url ?? '');
    await check('/pay/portal/none');
    await check('/dev/payments');
  });
});
