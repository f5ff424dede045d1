import { expect, test } from 'vitest';
import { barriersOf, overflowOf } from '../../../testing/barriers.fixture.ts';
import { openBrowser } from '../../../testing/page.fixture.ts';
import { printed } from '../../../testing/paper.fixture.ts';
import { bodiesTo, press, settle } from '../../../testing/steps.fixture.ts';
import { CHILD_ID } from '../../children/shared/child-id.fixture.ts';
import { dayAhead } from '../calendar-entries.routes.fixture.ts';

const PATH = `/children/${CHILD_ID}/today`;

const openDay = async (path = PATH) => {
  const page = await openBrowser({ viewer: 'family', width: 360, height: 740 });
  page.hearthway.account.tier = 'family';
  await page.open(path);
  await expect
    .element(page.site.getByRole('heading', { name: /Pool|Swimming/ }).first())
    .toBeVisible();
  const openForAdults = () => page.site.getByText('For adults', { exact: true }).click();
  return { page, site: page.site, openForAdults };
};

type Page = Awaited<ReturnType<typeof openDay>>['page'];

const expectNoBarriers = async (page: Page): Promise<void> => {
  await settle(page);
  expect(await barriersOf(page)).toEqual([]);
  expect(overflowOf(page)).toBeLessThanOrEqual(0);
};

test('a child reads the day by pictures, says that something is done with one tap, and takes it back', async () => {
  const { page, site } = await openDay();
  await expect.element(site.getByRole('banner')).not.toBeInTheDocument();
  await expect.element(site.getByText(/3:30/)).not.toBeInTheDocument();
  const done = site.getByRole('button', { name: /^All done.*Pool/ });
  await done.click();
  await expect.element(done).toHaveAttribute('aria-pressed', 'true');
  await done.click();
  await expect.element(done).toHaveAttribute('aria-pressed', 'false');
  expect(bodiesTo(page, 'PUT /api/calendar/entries/:entryId/days/:day/mark')).toEqual([
    { mark: 'kept' },
    { mark: null },
  ]);
  await expectNoBarriers(page);
});

test('a canceled day is a change card, whose words are changed before it is printed with the day on one sheet', async () => {
  const { page, site } = await openDay('/calendar');
  await site.getByRole('button', { name: 'Remove Swimming' }).first().click();
  await press(page, 'Cancel this one');
  await page.open(PATH);
  await expect.element(site.getByRole('heading', { name: 'Not Pool today.' })).toBeVisible();
  await expect.element(site.getByText('Everything else stays the same.')).toBeVisible();
  await site.getByText('Change the words, and print').click();
  await site.getByLabelText('What stays the same').fill('Grandma still picks you up.');
  await expectNoBarriers(page);
  const { sheets } = await printed(page);
  expect(sheets).toHaveLength(1);
  expect(sheets[0]).toMatch(/Not Pool today\..*Grandma still picks you up\./s);
  expect(sheets[0]).not.toMatch(/For adults|Change the words|Privacy/);
});

test('a timer empties without numbers, and goes on over a reload', async () => {
  const { page, site, openForAdults } = await openDay();
  await openForAdults();
  await site.getByLabelText('Timer without numbers').selectOptions('20 minutes');
  await press(page, 'Start the timer');
  await expectNoBarriers(page);
  await page.reload();
  await expect.element(site.getByRole('timer', { name: 'Time left: 20 minutes' })).toBeVisible();
  await press(page, 'Stop the timer');
  await expect.element(site.getByRole('timer')).not.toBeInTheDocument();
});

test('an entry gets the child’s words and an own photo, which is made small first, on every open page', async () => {
  const { page: child } = await openDay();
  const page = await child.openTab(PATH);
  const { site } = page;
  await site.getByText('For adults', { exact: true }).click();
  await press(page, 'Picture and words for Swimming');
  const dialog = site.getByRole('dialog');
  const canvas = new OffscreenCanvas(2_000, 1_000);
  canvas.getContext('2d')?.fillRect(0, 0, 500, 500);
  const file = new File([await canvas.convertToBlob()], 'pool.png', { type: 'image/png' });
  await dialog.getByLabelText('Own photo').upload(file);
  await expect.element(dialog.getByRole('button', { name: 'Remove the photo' })).toBeVisible();
  const [sent] = bodiesTo(page, 'PUT /api/calendar/entries/:entryId/photo');
  const sentBytes = Uint8Array.from(atob(Object(sent).photo), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([sentBytes]));
  expect([image.width, image.height]).toEqual([480, 240]);
  await dialog.getByLabelText('Words for the child').fill('Blue pool');
  await expectNoBarriers(page);
  await press(page, 'Save');
  const card = child.site.getByRole('article');
  await expect.element(card.getByRole('heading', { name: 'Blue pool' })).toBeVisible();
  await expect.element(card.getByCss('canvas')).toHaveAttribute('width', '480');
});

test('an empty day says how to begin with two', async () => {
  const page = await openBrowser({ viewer: 'family', width: 360, height: 740 });
  page.hearthway.account.tier = 'family';
  await page.open(`${PATH}?day=${dayAhead(-3)}`);
  await expect.element(page.site.getByText(/Begin with two/)).toBeVisible();
  await expect
    .element(page.site.getByRole('link', { name: 'Add them to the calendar' }))
    .toHaveAttribute('href', `/calendar?day=${dayAhead(-3)}`);
});
