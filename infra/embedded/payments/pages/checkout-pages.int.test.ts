import { beforeEach, describe, expect, test } from 'vitest';
import { CARDS, type Practice, startPractice } from '../practice.fixture.ts';
import { CARD, open, openCheckout } from './browser.fixture.ts';

let practice: Practice;

beforeEach(async () => {
  practice = await startPractice();
});

const START = 'Start free trial';

const statusOf = async (id: string) =>
  (await practice.stripe.checkout.sessions.retrieve(id)).status;

describe('the checkout page', () => {
  test('says what is paid when, and that no money moves', async () => {
    const { page } = await openCheckout(practice);
    expect(page.title).toBe('Start Plus');
    for (const text of [
      'Practice payment: no money moves.',
      '$5.99 a month',
      '7 days free',
      '$5.99 on January 17, 2027',
    ])
      expect(page.html).toContain(text);
  });

  test('is in Spanish where the address or the browser asks for it', async () => {
    const { page, session } = await openCheckout(practice, { query: '?locale=es' });
    expect(page.html).toContain('<html lang="es">');
    expect(page.title).toBe('Empezar Plus');
    const declined = await page.press('Empezar la prueba gratuita', { number: '1' });
    expect(declined.html).toContain('Use una de las tarjetas de práctica');
    const accepted = await open(session.url ?? '', undefined, {
      headers: { 'accept-language': 'es-MX,en;q=0.5' },
    });
    expect(accepted.title).toBe('Empezar Plus');
  });

  test('offers the way back without paying', async () => {
    const { page } = await openCheckout(practice);
    expect(page.html).toContain('href="https://hearthway.example/subscribe?abandoned=1"');
  });

  test('leads to the success page with the id of the session once the card works', async () => {
    const { page, session } = await openCheckout(practice);
    const done = await page.press(START, { number: '4242 4242 4242 4242', ...CARD });
    expect([done.status, done.location]).toEqual([
      303,
      `https://hearthway.example/subscription-success?session=${session.id}`,
    ]);
    expect(await statusOf(session.id)).toBe('complete');
  });

  test('makes one subscription of two presses, and leads both to the success page', async () => {
    const { page, customer } = await openCheckout(practice);
    const fields = { number: CARDS.succeeds, ...CARD };
    const both = await Promise.all([page.press(START, fields), page.press(START, fields)]);
    expect(new Set(both.map(({ location }) => location)).size).toBe(1);
    expect((await practice.stripe.subscriptions.list({ customer })).data).toHaveLength(1);
  });

  test('says that the card was declined, and takes another', async () => {
    const { page, session } = await openCheckout(practice);
    const declined = await page.press(START, { number: CARDS.isDeclined, ...CARD });
    expect([declined.status, declined.location]).toEqual([422, null]);
    expect(declined.html).toContain('Your card was declined. Try another card.');
    expect(await statusOf(session.id)).toBe('open');
    const second = await declined.press(START, { number: CARDS.succeeds, ...CARD });
    expect(second.status).toBe(303);
  });

  test('declines a card at once that fails when there is no trial', async () => {
    const { page, customer } = await openCheckout(practice, { trialDays: undefined });
    const declined = await page.press('Pay $5.99', { number: CARDS.failsLater, ...CARD });
    expect(declined.html).toContain('Your card was declined.');
    expect((await practice.stripe.subscriptions.list({ customer })).data).toEqual([]);
  });

  test('asks to confirm a card, and goes back to the card when it is refused', async () => {
    const { page, session } = await openCheckout(practice);
    const fields = { number: CARDS.asksForConfirmation, ...CARD };
    const challenge = await page.press(START, fields);
    expect(challenge.title).toBe('Your bank asks you to confirm');
    const refused = await challenge.press('Do not confirm');
    expect(refused.html).toContain('Your bank did not confirm the card.');
    expect(await statusOf(session.id)).toBe('open');
    const confirmed = await (await refused.press(START, fields)).press('Confirm');
    expect(confirmed.location).toContain(session.id);
    expect(await statusOf(session.id)).toBe('complete');
  });

  test.for([
    ['a number that is no practice card', { number: '4111111111111111' }, 'practice cards below'],
    ['a date that has passed', { expiry: '12 / 26' }, 'This card has expired.'],
    ['a date that is none', { expiry: '13 / 30' }, 'Write the month and the year'],
    ['a short code', { cvc: '1' }, 'Write three or four digits.'],
  ] as const)('names %s beside its field, and never repeats the code', async ([, wrong, text]) => {
    const { page } = await openCheckout(practice);
    const fields = { number: CARDS.succeeds, ...CARD, cvc: '987', ...wrong };
    const again = await page.press(START, fields);
    expect(again.status).toBe(422);
    expect(again.html).toContain(text);
    expect(again.html).toContain('aria-invalid="true"');
    expect(again.html).not.toContain('987');
  });
});

test('a session that has expired says so and leads back', async () => {
  const { session } = await openCheckout(practice);
  await practice.stripe.checkout.sessions.expire(session.id);
  const page = await open(session.url ?? '');
  expect([page.status, page.title]).toEqual([410, 'This page has expired']);
  expect(page.html).toContain('href="https://hearthway.example/subscribe?abandoned=1"');
});

describe('strangers', () => {
  test('find no page of a session that is not there', async () => {
    expect((await open(`${practice.url}/pay/checkout/cs_test_none`)).status).toBe(404);
  });

  test('cannot send a form from another site, nor without its token', async () => {
    const { session } = await openCheckout(practice);
    const body = new URLSearchParams({ number: CARDS.succeeds, ...CARD });
    const url = session.url ?? '';
    const forged = await open(url, undefined, { method: 'POST', body });
    expect(forged.status).toBe(403);
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await open(url, undefined, { method: 'POST', body, headers })).status).toBe(403);
    expect(await statusOf(session.id)).toBe('open');
  });

  test('cannot bring markup onto a page', async () => {
    const { page } = await openCheckout(practice);
    const number = '"><script>alert(1)</script>';
    const again = await page.press(START, { number, ...CARD });
    expect(again.html).not.toContain('<script');
    expect(again.html).toContain('&quot;&gt;&lt;script&gt;');
  });
});
