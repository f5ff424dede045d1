import { expect, test } from 'vitest';
import { barriersOf, overflowOf } from '../../../testing/barriers.fixture.ts';
import { type OpenOptions, openPage, type SitePage } from '../../../testing/page.fixture.ts';
import { printed } from '../../../testing/paper.fixture.ts';
import { press, settle } from '../../../testing/steps.fixture.ts';
import { unreachable } from '../../../testing/wire.fixture.ts';

const PATH = '/insurance-help/call';

const open = async (options: OpenOptions = {}): Promise<SitePage> => {
  const page = await openPage(PATH, options);
  await settle(page);
  return page;
};

const reply = ({ site }: SitePage, number: number) =>
  site.getByLabelText(`Their reply to question ${number}`);

test('the number of the card becomes a call, which notes day and time', async () => {
  const page = await open();
  const { site } = page;
  await site.getByLabelText('Number on your card').fill('(800) 555-0100');
  const call = site.getByRole('link', { name: 'Call (800) 555-0100' });
  await expect.element(call).toHaveAttribute('href', 'tel:+18005550100');
  await expect.element(site.getByLabelText('Date of the call')).toHaveValue('');
  const link = await call.findElement();
  link.addEventListener('click', (event) => event.preventDefault());
  await call.click();
  await expect.element(site.getByLabelText('Date of the call')).not.toHaveValue('');
});

test('an insurer has the numbers that were verified, or the advice to use the card', async () => {
  const page = await open();
  const insurer = page.site.getByLabelText('Insurer', { exact: true });
  await insurer.selectOptions('aetna');
  await expect
    .element(page.site.getByRole('link', { name: 'Call 1-800-555-0102' }))
    .toHaveAttribute('href', 'tel:+18005550102');
  await insurer.selectOptions('anthem');
  await expect
    .element(page.site.getByText('Use the number on the back of your card.'))
    .toBeVisible();
  await expect.element(page.site.getByRole('link', { name: /^Call 1/ })).toHaveLength(0);
});

test('what is typed outlives a reload, and is in the other tab', async () => {
  const page = await open();
  await reply(page, 1).fill('Self-funded, they said.');
  await page.site.getByLabelText('Reference number').fill('I-20331');
  await page.reload();
  await expect.element(reply(page, 1)).toHaveValue('Self-funded, they said.');
  const tab = await page.openTab(PATH);
  await expect.element(tab.site.getByLabelText('Reference number')).toHaveValue('I-20331');
  await press(tab, 'Clear the notes');
  await expect.element(reply(page, 1)).toHaveValue('');
});

test('a phone shows one question at a time', async () => {
  const page = await open({ width: 320 });
  await expect.element(reply(page, 1)).toBeVisible();
  await expect.element(reply(page, 2)).not.toBeVisible();
  await press(page, 'Next');
  await expect.element(reply(page, 2)).toBeVisible();
  await expect.element(reply(page, 1)).not.toBeVisible();
  await page.reload();
  await expect.element(reply(page, 2)).toBeVisible();
  expect(overflowOf(page)).toBe(0);
  expect(await barriersOf(page)).toEqual([]);
});

test('the questions are those for the plan that the answers name', async () => {
  const answers = {
    source: 'military',
    funding: null,
    isGrandfathered: false,
    state: null,
    isStateSure: false,
    age: null,
    hours: 20,
  };
  const page = await open({
    stored: {
      'hearthway-insurance-plan': JSON.stringify({
        userId: null,
        value: { step: 'answer', answers },
      }),
    },
  });
  await expect.element(page.site.getByText(/self-funded or fully insured/)).toHaveLength(0);
  await expect.element(page.site.getByText(/80 units of 15 minutes/)).toBeVisible();
  await expect.element(page.site.getByRole('link', { name: 'Call 1-800-555-0103' })).toBeVisible();
});

test('paper has every question with room to write', async () => {
  const page = await open();
  await reply(page, 1).fill('Fully insured in Ohio');
  const { sheets } = await printed(page);
  const text = sheets.join(' ');
  expect(text).toContain('Fully insured in Ohio');
  expect(text).toContain('reference number of this call');
});

test('without the questions the notes can still be taken', async () => {
  const page = await openPage(PATH, { api: { 'GET /api/content/call-script/:id': unreachable } });
  await expect.element(page.site.getByText('We couldn’t load the questions')).toBeVisible();
  await page.site.getByLabelText('Reference number').fill('I-7');
  await page.reload();
  await expect.element(page.site.getByLabelText('Reference number')).toHaveValue('I-7');
});

const CALLS = 'POST /api/insurance/calls';

test('a family keeps a call in its log, reads it there and removes it', async () => {
  const page = await open({ viewer: 'family' });
  const { site } = page;
  await expect.element(site.getByText(/^No calls yet/)).toBeVisible();
  await press(page, 'Keep this call');
  await expect
    .element(site.getByText('Note a reply, a name or a reference number first.'))
    .toBeVisible();
  expect(page.wire.calls(CALLS)).toHaveLength(0);
  await site.getByLabelText('Insurer', { exact: true }).selectOptions('aetna');
  await reply(page, 1).fill('Fully insured in Ohio');
  await site.getByLabelText('Reference number').fill('I-20331');
  await site.getByLabelText('Date of the call').fill('2025-11-20');
  await site.getByLabelText('Time of the call').fill('14:05');
  await press(page, 'Keep this call');
  await expect.element(site.getByText('Kept in your call log.')).toBeVisible();
  await expect.element(reply(page, 1)).toHaveValue('');
  await site.getByText('November 20, 2025').click();
  await expect.element(site.getByText('I-20331')).toBeVisible();
  await expect.element(site.getByText('14:05')).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
  await press(page, 'Remove the call of November 20, 2025');
  await press(page, 'Yes, remove it');
  await expect.element(site.getByText(/^No calls yet/)).toBeVisible();
});

test('notes outlive a lost network, a reload and the next try', async () => {
  const page = await open({ viewer: 'family' });
  const restore = page.wire.answer(CALLS, unreachable);
  await reply(page, 1).fill('Self-funded');
  await press(page, 'Keep this call');
  await expect.element(page.site.getByRole('alert')).toBeVisible();
  await page.reload();
  await expect.element(reply(page, 1)).toHaveValue('Self-funded');
  restore();
  await press(page, 'Keep this call');
  await expect.element(page.site.getByText('Kept in your call log.')).toBeVisible();
});

test('a visitor is told that an account keeps a log', async () => {
  const page = await open();
  await expect
    .element(page.site.getByRole('link', { name: 'create a free account' }))
    .toHaveAttribute('href', '/signup?redirect=%2Finsurance-help%2Fcall');
});
