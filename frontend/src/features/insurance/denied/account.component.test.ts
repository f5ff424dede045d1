import { expect, test } from 'vitest';
import { barriersOf } from '../../../testing/barriers.fixture.ts';
import { type OpenOptions, openPage, type SitePage } from '../../../testing/page.fixture.ts';
import { bodiesTo, press } from '../../../testing/steps.fixture.ts';
import { hold, unreachable } from '../../../testing/wire.fixture.ts';

const PATH = '/insurance-help/denied';
const RECORD = 'PUT /api/insurance/denials/:denialId';
const APPEAL = 'PUT /api/insurance/denials/:denialId/appeals/:step';

/** Answers of a visitor from before signing in. */
const kept = {
  'hearthway-insurance-denial': JSON.stringify({
    userId: null,
    value: {
      reason: 'experimental',
      gathered: {},
      planType: 'fehb',
      state: 'TX',
      letterOn: '2026-01-05',
      letterSays: null,
      changesOn: null,
      urgency: 'standard',
      care: 'planned',
      taken: [{ step: 'reconsider-file', sentOn: '2026-01-20', decided: null }],
      denialId: null,
      wantsReminders: true,
    },
  }),
};

const open = (options: OpenOptions = {}): Promise<SitePage> =>
  openPage(`${PATH}#deadlines`, { viewer: 'family', stored: kept, ...options });

const save = async (page: SitePage): Promise<void> => {
  await press(page, 'Save to my account');
  await expect.element(page.site.getByText('This denial is saved in your account.')).toBeVisible();
};

test('a visitor hears what an account is for', async () => {
  const page = await open({ viewer: 'visitor' });
  await expect
    .element(page.site.getByRole('main').getByRole('link', { name: 'Create a free account' }))
    .toHaveAttribute('href', expect.stringContaining('denied'));
});

test('answers from before signing in are saved with the steps that were taken', async () => {
  const page = await open();
  await save(page);
  expect(bodiesTo(page, RECORD)).toMatchObject([
    {
      planType: 'fehb',
      denialReason: 'experimental',
      letterOn: '2026-01-05',
      wantsReminders: true,
    },
  ]);
  expect(bodiesTo(page, APPEAL)).toEqual([{ sentOn: '2026-01-20' }]);
  expect(await barriersOf(page)).toEqual([]);
});

test('two presses save it once', async () => {
  const page = await open();
  const held = hold();
  page.wire.answer(RECORD, async (call) => {
    await held.promise;
    return page.wire.pass(call);
  });
  const button = page.site.getByRole('button', { name: 'Save to my account' });
  await button.click();
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await button.click({ force: true });
  held.resolve();
  await expect.element(page.site.getByText('This denial is saved in your account.')).toBeVisible();
  expect(bodiesTo(page, RECORD)).toHaveLength(1);
});

test('a lost network loses nothing: the next try saves the same denial', async () => {
  const page = await open();
  const restore = page.wire.answer(RECORD, unreachable);
  await press(page, 'Save to my account');
  await expect.element(page.site.getByText('Nothing is lost: please try again.')).toBeVisible();
  restore();
  await save(page);
  const ids = page.wire.calls(RECORD).map(({ params }) => params['denialId']);
  expect(new Set(ids).size).toBe(1);
});

test('a change is saved, and what was sent goes to the account', async () => {
  const page = await open();
  const { site } = page;
  await save(page);
  await site.getByRole('checkbox', { name: 'Email me' }).click();
  await press(page, 'Save the changes');
  await expect.element(site.getByText('This denial is saved in your account.')).toBeVisible();
  expect(bodiesTo(page, RECORD).at(-1)).toMatchObject({ wantsReminders: false });
  await press(page, 'They have answered');
  await site.getByRole('radio', { name: 'They stayed with no' }).click();
  await site.getByLabelText('Date on their answer').fill('2026-02-10');
  await press(page, 'Record it');
  await expect.element(site.getByText('The answer of February 10, 2026')).toBeVisible();
  expect(bodiesTo(page, 'PUT /api/insurance/denials/:denialId/appeals/:step/decision')).toEqual([
    { outcome: 'upheld', decidedOn: '2026-02-10' },
  ]);
});

test('a saved denial is listed, opened in another tab, and removed', async () => {
  const page = await open();
  await save(page);
  const tab = await page.openTab(`${PATH}#reason`);
  await press(tab, 'Write down another denial');
  const list = tab.site.getByRole('region', { name: 'Your denials' });
  await expect.element(list.getByRole('listitem')).toHaveLength(1);
  await list.getByRole('button', { name: 'Open' }).click();
  await expect.element(tab.site.getByText('This denial is saved in your account.')).toBeVisible();
  await press(tab, 'Remove this denial');
  await press(tab, 'Remove it');
  await expect
    .element(tab.site.getByRole('heading', { name: 'What the letter says' }))
    .toBeVisible();
  await expect.element(tab.site.getByRole('region', { name: 'Your denials' })).toHaveLength(0);
});
