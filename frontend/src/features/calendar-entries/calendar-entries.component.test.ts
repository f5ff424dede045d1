import { childrenSchema } from '@hearthway/domain/children/children.contract.ts';
import { expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { barriersOf, overflowOf } from '../../testing/barriers.fixture.ts';
import { favoriteOf, PROVIDER_NAME } from '../../testing/directory.fixture.ts';
import { openBrowser } from '../../testing/page.fixture.ts';
import { bodiesTo, press, settle } from '../../testing/steps.fixture.ts';
import { dayAhead, ODD_ZONE, PARTNER_ID } from './calendar-entries.routes.fixture.ts';

const openCalendar = async () => {
  const page = await openBrowser({ viewer: 'family', width: 360, height: 740 });
  page.hearthway.account.tier = 'family';
  await page.open('/calendar');
  await expect.element(page.site.getByRole('heading', { name: 'Swimming' }).first()).toBeVisible();
  return page;
};

test('an entry is added with a title and a day, and a series by its weekdays', async () => {
  const page = await openCalendar();
  const { site } = page;
  await press(page, 'Add');
  const dialog = site.getByRole('dialog');
  await dialog.getByLabelText('What is it?').fill('Speech therapy');
  await dialog.getByLabelText('Day', { exact: true }).fill(dayAhead(2));
  await dialog.getByLabelText('From').fill('10:00');
  await dialog.getByLabelText('To', { exact: true }).fill('09:00');
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect.element(dialog.getByText('The end is before the start')).toBeVisible();
  await dialog.getByLabelText('To', { exact: true }).fill('10:45');
  await dialog.getByText('Repeat', { exact: true }).click();
  await dialog.getByLabelText('Repeats', { exact: true }).selectOptions('Every week');
  await dialog.getByLabelText('Friday').click();
  await settle(page);
  expect(await barriersOf(page)).toEqual([]);
  expect(overflowOf(page)).toBeLessThanOrEqual(0);
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect.element(site.getByRole('heading', { name: 'Speech therapy' }).first()).toBeVisible();
  expect(bodiesTo(page, 'POST /api/calendar/entries')).toMatchObject([
    {
      title: 'Speech therapy',
      when: { kind: 'timed', startsAt: `${dayAhead(2)}T10:00`, endsAt: `${dayAhead(2)}T10:45` },
      repeats: { repeats: 'weekly', interval: 1, weekdays: ['FR'], until: null, count: null },
    },
  ]);
});

test('a child near a change that comes with age has a line that leads to its plan', async () => {
  const page = await openBrowser({ viewer: 'family' });
  page.hearthway.account.tier = 'family';
  const birthMonth = dayAhead(-30 * 30).slice(0, 7);
  page.wire.answer('GET /api/children', async (call) => {
    const children = childrenSchema.parse((await page.wire.pass(call)).body);
    return { body: children.map((each) => ({ ...each, birthMonth })) };
  });
  await page.open('/calendar');
  await expect
    .element(page.site.getByRole('region', { name: 'Further ahead' }))
    .toMatchTextContent(/The third birthday, in about \d months?/);
});

test('a favorite on the waiting list has a day to ask about it, which leads back', async () => {
  const page = await openBrowser({ viewer: 'family' });
  const waitsSince = dayAhead(-20);
  page.hearthway.account.favorites = [favoriteOf(0, { status: 'waiting-list', waitsSince })];
  await page.open('/calendar');
  const link = page.site.getByRole('link', {
    name: `Ask ${PROVIDER_NAME} about the waiting list`,
  });
  await expect.element(link).toHaveAttribute('href', '/favorites?status=waiting-list');
});

test('a new entry reminds its adult a day before, unless it is said otherwise, and three times at most', async () => {
  const page = await openCalendar();
  const { site } = page;
  await expect
    .element(site.getByRole('region', { name: 'Your reminders' }))
    .toMatchTextContent('Send the school form');
  await press(page, 'Add');
  const dialog = site.getByRole('dialog');
  await dialog.getByLabelText('What is it?').fill('Dentist');
  await dialog.getByText('Reminders', { exact: true }).click();
  await expect.element(dialog.getByLabelText('A day before')).toBeChecked();
  await expect.element(dialog.getByLabelText('Who is responsible')).toHaveValue('');
  await dialog.getByLabelText('Who is responsible').selectOptions('Dana');
  for (const reminder of ['A week before', '2 hours before', 'When it begins'])
    await dialog.getByLabelText(reminder).click();
  await settle(page);
  expect(await barriersOf(page)).toEqual([]);
  expect(overflowOf(page)).toBeLessThanOrEqual(0);
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect.element(dialog.getByText('Please choose 3 reminders at most')).toBeVisible();
  await dialog.getByLabelText('A day before').click();
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect.element(site.getByText('Dana is responsible')).toBeVisible();
  expect(bodiesTo(page, 'POST /api/calendar/entries')).toMatchObject([
    { reminders: ['week', 'two-hours', 'at-time'], responsibleId: PARTNER_ID },
  ]);
});

test('one day of a series is moved, canceled and taken back, and marked with one tap', async () => {
  const page = await openCalendar();
  const { site } = page;
  await site.getByRole('button', { name: 'Kept' }).first().click();
  await expect
    .element(site.getByRole('button', { name: 'Kept' }).first())
    .toHaveAttribute('aria-pressed', 'true');
  await expect.element(site.getByText('Appointments on these days: 1 of 1 kept.')).toBeVisible();
  await site.getByRole('button', { name: 'Change Swimming' }).nth(1).click();
  const dialog = site.getByRole('dialog');
  await expect.element(dialog.getByLabelText('Which ones')).toHaveValue('one');
  await dialog.getByLabelText('From').fill('14:00');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(site.getByText(/2:00 PM – 4:15 PM/)).toBeVisible();
  expect(bodiesTo(page, 'PUT /api/calendar/entries/:entryId/days/:day')).toMatchObject([
    { isCanceled: false, when: { startsAt: `${dayAhead(7)}T14:00` } },
  ]);
  await site.getByRole('button', { name: 'Remove Swimming' }).nth(2).click();
  await press(page, 'Cancel this one');
  await expect.element(site.getByText('Canceled', { exact: true })).toBeVisible();
  await press(page, 'Take it back');
  await expect.element(site.getByText('Canceled', { exact: true })).not.toBeInTheDocument();
});

test('a removed entry can be taken back, and shows on another device at once', async () => {
  const page = await openCalendar();
  const other = await page.openTab('/calendar');
  await press(other, 'Remove Send the school form');
  await other.site.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect.element(page.site.getByText(/Send the school form was removed/)).toBeVisible();
  await press(other, 'Take it back');
  await expect
    .element(page.site.getByRole('heading', { name: 'Send the school form' }))
    .toBeVisible();
});

test('without the Family plan, entries are only read', async () => {
  const page = await openBrowser({ viewer: 'family', width: 360, height: 740 });
  page.hearthway.account.tier = 'plus';
  await page.open('/calendar');
  await expect.element(page.site.getByText(/The Family plan has a calendar/)).toBeVisible();
  await expect.element(page.site.getByRole('button', { name: 'Add' })).not.toBeInTheDocument();
});

test('a month is a table that the arrow keys walk, and lists the day that is chosen', async () => {
  const page = await openCalendar();
  const { site } = page;
  await site.getByRole('link', { name: 'Month' }).click();
  const table = site.getByRole('grid');
  await expect.element(table).toBeVisible();
  await table.getByRole('button', { pressed: true }).click();
  await commands.pressKey('ArrowRight');
  await expect.element(table.getByRole('button', { name: /1 entry/, pressed: true })).toHaveFocus();
  await expect.element(site.getByRole('heading', { name: 'Send the school form' })).toBeVisible();
  await settle(page);
  expect(await barriersOf(page)).toEqual([]);
  expect(overflowOf(page)).toBeLessThanOrEqual(0);
});

test('a week is a table that the arrow keys walk by day and by part of the day', async () => {
  const page = await openCalendar();
  const { site } = page;
  await site.getByRole('link', { name: 'Week' }).click();
  const table = site.getByRole('grid');
  await expect.element(table).toMatchTextContent('3:30 PM Swimming');
  await table.getByRole('row', { selected: true }).getByRole('rowheader').click();
  await commands.pressKey('ArrowDown');
  const tomorrow = table.getByRole('row', { selected: true });
  await expect.element(tomorrow.getByRole('rowheader')).toHaveFocus();
  await expect.element(site.getByRole('heading', { name: 'Send the school form' })).toBeVisible();
  await commands.pressKey('ArrowRight');
  await expect.element(tomorrow.getByRole('gridcell').first()).toHaveFocus();
  await expect.element(tomorrow.getByRole('gridcell').first()).toMatchTextContent('school form');
  await settle(page);
  expect(await barriersOf(page)).toEqual([]);
  expect(overflowOf(page)).toBeLessThanOrEqual(0);
});

test('a step of the plan while waiting becomes a task, whose title is in no address', async () => {
  const page = await openBrowser({ viewer: 'family', width: 360, height: 740 });
  page.hearthway.account.tier = 'family';
  await page.open('/while-you-wait');
  await page.site
    .getByRole('button', { name: /^Put on the calendar: / })
    .first()
    .click();
  const dialog = page.site.getByRole('dialog');
  await expect.element(dialog.getByLabelText('What is it?')).not.toHaveValue('');
  expect(page.document().location.href).toMatch(/\/calendar#new-task$/);
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(bodiesTo(page, 'POST /api/calendar/entries')).toMatchObject([{ kind: 'task' }]);
});

test('home begins with the next dates, and says which of them remind now', async () => {
  const page = await openCalendar();
  page.hearthway.account.answer({ diagnosisDate: '2025-10-05', location: 'Durham, NC' });
  await page.open('/');
  const dates = page.site.getByRole('region', { name: 'Coming up' }).getByRole('listitem');
  await expect.element(dates.first()).toMatchTextContent('Today');
  await expect.element(dates.first()).toMatchTextContent('Swimming, 3:30');
  await expect
    .element(dates.nth(1).getByRole('link'))
    .toHaveAttribute('href', `/calendar?day=${dayAhead(1)}`);
  await expect.element(dates.nth(1)).toMatchTextContent('Reminder: Send the school form');
});

test('a file is looked at before it comes in, and a zone that is not known is asked for', async () => {
  const page = await openCalendar();
  await press(page, 'Other calendars');
  const dialog = page.site.getByRole('dialog');
  await dialog.getByText('Bring entries in from a file').click();
  const file = dialog.getByLabelText('Calendar file');
  await file.upload(new File(['x'.repeat(1_000_001)], 'large.ics'));
  await expect.element(dialog.getByText('The file is too large: 1 MB at most')).toBeVisible();
  expect(bodiesTo(page, 'POST /api/calendar/imports')).toEqual([]);
  await file.upload(new File(['BEGIN:VCALENDAR'], 'school.ics'));
  await expect.element(dialog.getByText('New: 1. Changed: 0. Here already: 3.')).toBeVisible();
  await expect
    .element(dialog.getByText(/They repeat more than once a day \(1\): Alarm/))
    .toBeVisible();
  await dialog.getByLabelText(/Which time zone is/).selectOptions('America/Denver');
  await settle(page);
  expect(await barriersOf(page)).toEqual([]);
  expect(overflowOf(page)).toBeLessThanOrEqual(0);
  await dialog.getByRole('button', { name: 'Bring 2 entries in' }).click();
  await expect.element(page.site.getByRole('heading', { name: 'School fair' })).toBeVisible();
  expect(bodiesTo(page, 'POST /api/calendar/imports').at(-1)).toMatchObject({
    file: 'BEGIN:VCALENDAR',
    zones: { [ODD_ZONE]: 'America/Denver' },
    isPreview: false,
  });
});
