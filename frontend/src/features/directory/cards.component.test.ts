import type { FoundResource } from '@hearthway/domain/directory/directory.contract.ts';
import { expect, onTestFinished, test } from 'vitest';
import { commands } from 'vitest/browser';
import {
  categories,
  findResources,
  PROVIDER_ID,
  PROVIDER_NAME,
  PROVIDER_PATH,
  providerOf,
} from '../../testing/directory.fixture.ts';
import { openBrowser, openPage, type SitePage } from '../../testing/page.fixture.ts';
import { settle } from '../../testing/steps.fixture.ts';

/** The category of the first listing. */
const SPEECH = categories.find(({ id }) => id === 'speech-therapy');

const firstCard = ({ site }: SitePage) => site.getByRole('main').getByRole('article').first();

const styleOf = (page: SitePage, element: Element): CSSStyleDeclaration =>
  page.window().getComputedStyle(element);

const sizeOf = (page: SitePage, element: Element): number =>
  Number.parseFloat(styleOf(page, element).fontSize);

const openDetails = (page: SitePage) =>
  firstCard(page)
    .getByRole('button', { name: /^Details of / })
    .click();

test('a card leads with the distance and what decides a call, and unfolds the rest', async () => {
  const page = await openPage('/resources?location=27701', { viewer: 'family' });
  const card = firstCard(page);
  await expect
    .element(card.getByRole('list', { name: 'Before you call' }))
    .toMatchTextContent(
      /Not accepting new families.*Wait: two weeks.*Accepts Medicaid.*Telehealth.*Ages 1 to 10/,
    );
  await expect.element(card.getByText('Within about a mile')).toBeVisible();
  await expect.element(card.getByText(/Main Street/)).not.toBeVisible();
  await openDetails(page);
  await expect.element(card.getByText(/Main Street/)).toBeVisible();
});

test('Call is the solid button of a card', async () => {
  const page = await openPage('/resources?location=27701', { viewer: 'family' });
  const call = firstCard(page).getByRole('link', { name: /^Call / });
  await expect.element(call).toBeVisible();
  await openDetails(page);
  const directions = firstCard(page).getByRole('link', { name: /^Directions / });
  await expect.element(directions).toBeVisible();
  const solid = styleOf(page, call.element()).backgroundColor;
  expect(solid).not.toBe('rgba(0, 0, 0, 0)');
  expect(styleOf(page, directions.element()).backgroundColor).toBe('rgba(0, 0, 0, 0)');
});

test('names, facts and meta differ by more than a pixel', async () => {
  const page = await openPage('/resources?location=27701', { viewer: 'family', width: 320 });
  const card = firstCard(page);
  await expect.element(card).toBeVisible();
  const name = sizeOf(page, card.getByRole('heading').element());
  const fact = sizeOf(page, card.getByText('Ages 1 to 10').element());
  const meta = sizeOf(page, card.getByText(/^Source:/).element());
  expect(name - fact).toBeGreaterThan(1);
  expect(fact - meta).toBeGreaterThan(1);
});

/** Issue 40: screens of a phone that twenty results fill at most. */
const MAX_SCREENS = 7;

/** Fields of a usual listing: registries leave the others empty. */
const USUAL = {
  name: 'Carolina Speech Center',
  isDemo: false,
  waitlist: null,
  telehealth: null,
  ages: null,
  insurance: [],
};

test('twenty results fill seven screens of a phone at most', async () => {
  const page = await openBrowser({ viewer: 'plus', width: 360, height: 740 });
  page.wire.answer('GET /api/resources', ({ query }) => {
    const found = findResources({ query, tier: 'plus', home: null });
    const [first] = found.resources;
    const resources = Array.from({ length: 20 }, (_, at) => ({ ...first, ...USUAL, id: `${at}` }));
    return { body: { ...found, resources } };
  });
  await page.open('/resources?location=27701');
  await settle(page);
  await expect.element(page.site.getByRole('main').getByRole('article')).toHaveLength(20);
  const { scrollHeight } = page.document().documentElement;
  expect(scrollHeight / 740).toBeLessThanOrEqual(MAX_SCREENS);
});

test.each(['/resources?location=27701', PROVIDER_PATH])(
  'the mark of the category stands on %s in its own color',
  async (path) => {
    const page = await openPage(path, { viewer: 'family' });
    const mark = page.site.getByRole('main').getByCss('[data-category-color]').first();
    await expect.element(mark).toHaveAttribute('data-category-color', SPEECH?.color ?? '');
    expect(styleOf(page, mark.element()).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
  },
);

/** A listing of a registry says little more than a name and a number. */
const SILENT = {
  ages: null,
  languages: [],
  telehealth: null,
  inHome: null,
  medicaid: null,
  accepting: null,
  insurance: [],
  waitlist: null,
  requirements: null,
  hours: null,
};

const silence = (resource: FoundResource): FoundResource => ({ ...resource, ...SILENT });

test('what a registry leaves open is one list, on its page and on paper', async () => {
  const page = await openBrowser({ viewer: 'family' });
  const { wire } = page;
  wire.answer('GET /api/resources/:id', () => ({
    body: { ...providerOf(PROVIDER_ID), ...SILENT },
  }));
  await page.open(PROVIDER_PATH);
  const ask = page.site.getByRole('region', { name: 'Ask them about…' });
  await expect.element(ask).toMatchTextContent('whether they accept new families');
  await expect.element(ask.getByRole('listitem')).toHaveLength(10);
  await expect.element(page.site.getByText('Not stated')).not.toBeInTheDocument();
  onTestFinished(() => commands.emulateMedia({}));
  await commands.emulateMedia({ media: 'print' });
  await expect.element(ask.getByRole('listitem').first()).toBeVisible();
});

test('a provider’s page says once that its point is that of its ZIP code', async () => {
  const page = await openBrowser({ viewer: 'family' });
  page.wire.answer('GET /api/resources/:id', () => ({
    body: { ...providerOf(PROVIDER_ID), isDemo: false, placedBy: 'zip' },
  }));
  await page.open(PROVIDER_PATH);
  const said = page.site.getByText(/approximate: we use the middle of its ZIP code/);
  await expect.element(said).toHaveLength(1);
  await expect.element(said).toBeVisible();
});

test('a card’s open questions are behind one line, and on paper in sight', async () => {
  const page = await openBrowser({ viewer: 'family' });
  page.wire.answer('GET /api/resources', ({ query }) => {
    const found = findResources({ query, tier: 'free', home: null });
    return { body: { ...found, resources: found.resources.map(silence) } };
  });
  await page.open('/resources?location=27701');
  const question = firstCard(page).getByText('the insurance they take');
  await openDetails(page);
  await firstCard(page).getByText('Ask them about 10 more things…').click();
  await expect.element(question).toBeVisible();
  await firstCard(page).getByText('Ask them about 10 more things…').click();
  await expect.element(question).not.toBeVisible();
  onTestFinished(() => commands.emulateMedia({}));
  await commands.emulateMedia({ media: 'print' });
  await expect.element(question).toBeVisible();
});

test('in Spanish a card says tags, hours, waits and sources in Spanish', async () => {
  const page = await openPage('/resources?location=27701', { viewer: 'family', language: 'es' });
  const card = firstCard(page);
  await expect.element(card).toMatchTextContent(PROVIDER_NAME);
  for (const words of [
    'Espera: 2 semanas',
    'Consejería',
    'lunes a viernes, de',
    'Inventado como demostración',
  ])
    await expect.element(card).toMatchTextContent(words);
  for (const words of ['counseling', 'Mon–Fri', 'Two weeks', 'Made up for demonstration$'])
    await expect.element(card).not.toMatchTextContent(new RegExp(words));
});

test('the wait of families says how it is counted, and a clinic answers it by a report', async () => {
  const page = await openBrowser({ viewer: 'family' });
  const wait = { months: 3, families: 10, since: '2026-01-01' };
  page.wire.answer('GET /api/resources/:id', () => ({
    body: { ...providerOf(PROVIDER_ID), wait },
  }));
  await page.open(PROVIDER_PATH);
  const main = page.site.getByRole('main');
  await expect
    .element(main.getByRole('list', { name: 'Before you call' }))
    .toMatchTextContent(/Families’ wait: about 3 months, as 10 report since Jan 2026/);
  await expect
    .element(main.getByText('About 3 months, as 10 families report since January 2026'))
    .toBeVisible();
  await main.getByText('How families’ waits are counted').click();
  await expect.element(main.getByText(/From 5 families on/)).toBeVisible();
  await main.getByRole('button', { name: 'Correct the wait' }).click();
  const dialog = page.site.getByRole('dialog', { name: 'Report an error' });
  await expect.element(dialog.getByLabelText('What is wrong?')).toHaveValue('other');
});
