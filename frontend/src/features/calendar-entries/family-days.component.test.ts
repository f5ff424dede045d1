import { expect, test } from 'vitest';
import { barriersOf, colorBarriersOf, overflowOf } from '../../testing/barriers.fixture.ts';
import { openBrowser } from '../../testing/page.fixture.ts';
import { bodiesTo, press, settle, turnTo } from '../../testing/steps.fixture.ts';
import { dayAhead } from './calendar-entries.routes.fixture.ts';

const openDays = async () => {
  const page = await openBrowser({ viewer: 'family', width: 360, height: 740 });
  page.hearthway.account.tier = 'family';
  await page.open('/calendar');
  await press(page, 'Homes and school');
  return { page, site: page.site, dialog: page.site.getByRole('dialog') };
};

type Opened = Awaited<ReturnType<typeof openDays>>;

/** With the first home since three days ago. */
const addHomes = async ({ dialog }: Opened) => {
  await dialog.getByRole('button', { name: 'Add two homes' }).click();
  await dialog.getByLabelText('First home', { exact: true }).fill('Mom’s');
  await dialog.getByLabelText('Second home').fill('mom’s');
  await dialog.getByLabelText('First day at the first home').fill(dayAhead(-3));
  await dialog.getByLabelText('Time of the handover, if you like').fill('17:00');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText('Please give the homes different names')).toBeVisible();
  await dialog.getByLabelText('Second home').fill('Dad’s');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect
    .element(dialog.getByText(/Maya is at Mom’s until .+, 5:00\sPM\. Then at Dad’s\./))
    .toBeVisible();
};

const closeDialog = async ({ dialog }: Opened) => {
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
};

test('homes color and name the days of every view, and handovers are days of the list', async () => {
  const opened = await openDays();
  const { page, site } = opened;
  await addHomes(opened);
  await settle(page);
  expect(await barriersOf(page)).toEqual([]);
  expect(overflowOf(page)).toBeLessThanOrEqual(0);
  await closeDialog(opened);
  await expect.element(site.getByText(/Maya is at Mom’s until/)).toBeVisible();
  await expect.element(site.getByText(/Maya goes to Dad’s, 5:00\sPM/).first()).toBeVisible();
  for (const mode of [
    'high-contrast',
    'dark-high-contrast',
    'autism-friendly',
    'dyslexia-friendly',
  ]) {
    turnTo(page, mode);
    await settle(page);
    expect(await colorBarriersOf(page), mode).toEqual([]);
  }
  await site.getByRole('link', { name: 'Month' }).click();
  await expect
    .element(site.getByRole('grid').getByRole('button', { pressed: true }))
    .toMatchTextContent('Mom’s');
  expect(await colorBarriersOf(page)).toEqual([]);
  expect(await barriersOf(page)).toEqual([]);
  expect(overflowOf(page)).toBeLessThanOrEqual(0);
  await site.getByRole('link', { name: 'Week' }).click();
  await expect.element(site.getByRole('grid').getByText(/Mom’s/).first()).toBeVisible();
});

test('a week is swapped and taken back, and a change from a day on ends what was before', async () => {
  const opened = await openDays();
  const { page, dialog } = opened;
  await addHomes(opened);
  await dialog.getByRole('button', { name: 'Swap a week of Maya' }).click();
  await dialog
    .getByRole('button', { name: /^Swap / })
    .nth(1)
    .click();
  await expect.element(dialog.getByText('(swapped)')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await dialog.getByRole('button', { name: 'Change the homes of Maya' }).click();
  await dialog.getByLabelText('Which weeks').selectOptions('From a day on');
  await dialog
    .getByLabelText('How the days alternate')
    .selectOptions('2 days, 2 days, 5 days, 5 days');
  await dialog.getByLabelText('First day at the first home').fill(dayAhead(11));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText('2 days, 2 days, 5 days, 5 days')).toBeVisible();
  expect(bodiesTo(page, 'POST /api/calendar/children/:childId/home-weeks').at(-1)).toMatchObject({
    firstDay: dayAhead(11),
    followsId: expect.stringMatching(/0$/),
  });
});

test('a school break is added, marked on its days, removed and taken back', async () => {
  const opened = await openDays();
  const { page, site, dialog } = opened;
  await dialog.getByRole('button', { name: 'Add a school break' }).click();
  await dialog.getByLabelText('Name').fill('Winter break');
  await dialog.getByLabelText('First day without school').fill(dayAhead(2));
  await dialog.getByLabelText('Last day without school').fill(dayAhead(1));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText('The end is before the start')).toBeVisible();
  await dialog.getByLabelText('Last day without school').fill(dayAhead(8));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByRole('heading', { name: 'Winter break' })).toBeVisible();
  await settle(page);
  expect(await barriersOf(page)).toEqual([]);
  expect(overflowOf(page)).toBeLessThanOrEqual(0);
  await dialog.getByRole('button', { name: 'Remove Winter break' }).click();
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await dialog.getByRole('button', { name: 'Take it back' }).click();
  await closeDialog(opened);
  await expect.element(site.getByText('Winter break').first()).toBeVisible();
  await press(page, 'Add');
  await dialog.getByLabelText('What is it?').fill('Choir');
  await dialog.getByText('Repeat', { exact: true }).click();
  await dialog.getByLabelText('Repeats', { exact: true }).selectOptions('Every week');
  await dialog.getByLabelText('Skip school breaks').click();
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect.element(site.getByText('Not in school breaks').first()).toBeVisible();
  expect(bodiesTo(page, 'POST /api/calendar/entries')).toMatchObject([{ skipsBreaks: true }]);
});
