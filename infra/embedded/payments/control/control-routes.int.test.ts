import { beforeEach, describe, expect, test } from 'vitest';
import { open } from '../pages/browser.fixture.ts';
import { type Practice, SECRET_KEY, startPractice, subscribe } from '../practice.fixture.ts';

let practice: Practice;

beforeEach(async () => {
  practice = await startPractice();
});

const call = (
  path: string,
  fields: Readonly<Record<string, string>> = {},
  headers: Readonly<Record<string, string>> = { authorization: `Bearer ${SECRET_KEY}` },
) =>
  fetch(`${practice.url}/dev/payments/${path}`, {
    method: 'POST',
    headers,
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });

describe('the page', () => {
  test('moves the clock, fails cards and switches webhooks', async () => {
    const { subscription } = await subscribe(practice);
    const page = await open(`${practice.url}/dev/payments`);
    expect(page.html).toContain('2027-01-10T09:00:00');
    const later = await page.press('A day later');
    expect(later.html).toContain('2027-01-11T09:00:00');
    const failing = await later.press('Card fails from now on');
    const ended = await failing.press('To the end of the next trial');
    expect(ended.html).toContain(`${subscription}: price_plus, past_due`);
    const switched = await ended.press('Set', { lost: '0.5', answers: 'slow', answersLeft: '2' });
    expect(switched.html).toContain('value="0.5"');
    expect(practice.server.control.state().switches).toMatchObject({
      lost: 0.5,
      held: false,
      answers: 'slow',
      answersLeft: 2,
    });
  });

  test('takes no form of another site', async () => {
    const before = practice.server.control.now();
    expect((await call('clock', { move: 'day' }, {})).status).toBe(403);
    expect(practice.server.control.now()).toBe(before);
  });

  test('is not there behind a proxy or under another name', async () => {
    const headersOf = [{ 'x-forwarded-for': '203.0.113.7' }, { forwarded: 'for=203.0.113.7' }];
    for (const headers of headersOf)
      expect((await fetch(`${practice.url}/dev/payments`, { headers })).status).toBe(404);
  });
});

describe('calls with the key', () => {
  test('do the same, and answer the state', async () => {
    const { subscription } = await subscribe(practice);
    const response = await call('clock', { move: 'trial-end', subscription });
    expect(await response.json()).toMatchObject({
      subscriptions: [{ id: subscription, status: 'active' }],
    });
    expect((await call('status', { subscription, status: 'paused' })).status).toBe(200);
    expect(practice.server.control.state().subscriptions[0]?.status).toBe('paused');
  });

  test('need the token of a form as well when a browser sends them through a proxy', async () => {
    const headers = { authorization: `Bearer ${SECRET_KEY}`, accept: 'text/html,*/*' };
    expect((await call('clock', { move: 'day' }, headers)).status).toBe(403);
  });

  test('name what is wrong with them', async () => {
    const response = await call('switches', { lost: '2' });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { param: 'lost' } });
    const stranger = { authorization: 'Bearer other' };
    expect((await call('clock', { move: 'day' }, stranger)).status).toBe(401);
  });
});
