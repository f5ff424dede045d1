import { expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { barriersOf, overflowOf } from '../../../testing/barriers.fixture.ts';
import { type OpenOptions, openPage, type SitePage } from '../../../testing/page.fixture.ts';
import { printed } from '../../../testing/paper.fixture.ts';
import { press, settle } from '../../../testing/steps.fixture.ts';
import { unreachable } from '../../../testing/wire.fixture.ts';

const PATH = '/insurance-help/denied';
const KEY = 'hearthway-insurance-denial';

/** Local day a number of days from now. */
const dayFrom = (days: number): string => {
  const day = new Date();
  day.setDate(day.getDate() + days);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
};

const ANSWERS = {
  reason: 'not-medically-necessary',
  gathered: { 'not-medically-necessary': [0] },
  planType: 'marketplace',
  state: 'TX',
  notice: 'first',
  letterOn: dayFrom(-10),
  letterSays: null,
  changesOn: null,
  urgency: 'standard',
  care: 'planned',
  taken: [],
  denialId: null,
  wantsReminders: true,
};

const kept = (answers: Readonly<Record<string, unknown>> = {}) => ({
  [KEY]: JSON.stringify({ userId: null, value: { ...ANSWERS, ...answers } }),
});

const open = (path = PATH, options: OpenOptions = {}): Promise<SitePage> =>
  openPage(path, { viewer: 'visitor', ...options });

const step = ({ site }: SitePage, name: string) =>
  site.getByRole('main').getByRole('heading', { level: 2, name, exact: true });

const choose = ({ site }: SitePage, name: string) => site.getByRole('radio', { name }).click();

test('a visitor gets from the reason to the deadlines, and a reload loses nothing', async () => {
  const page = await open();
  const { site } = page;
  await expect.element(step(page, 'What the letter says')).toBeVisible();
  await expect.element(site.getByRole('button', { name: 'Next' })).toBeDisabled();
  await choose(page, 'Not medically necessary');
  await press(page, 'Next');
  await expect.element(step(page, 'Not medically necessary')).toHaveFocus();
  await expect.poll(page.path).toBe(`${PATH}#gather`);
  await site.getByRole('checkbox', { name: 'progress data' }).click();
  await expect.element(site.getByText('1 of 3 gathered')).toBeVisible();
  await press(page, 'Next');
  await choose(page, 'The first no');
  await site.getByLabelText('Date on the letter').fill(dayFrom(-10));
  await site.getByLabelText('Kind of plan').selectOptions('marketplace');
  await site.getByLabelText('State').selectOptions('TX');
  await choose(page, 'It has not started');
  await press(page, 'Show my deadlines');
  await expect.element(step(page, 'Your deadlines')).toHaveFocus();
  await expect.element(site.getByText('170 days left').first()).toBeVisible();
  await page.reload();
  await expect.element(step(page, 'Your deadlines')).toBeVisible();
  await expect.element(site.getByText('170 days left').first()).toBeVisible();
  await page.open(`${PATH}#gather`);
  await expect.element(site.getByRole('checkbox', { name: 'progress data' })).toBeChecked();
});

test('without an answer the way on says what is missing', async () => {
  const page = await open(`${PATH}#about`, {
    stored: kept({ letterOn: null, planType: null, care: null }),
  });
  const { site } = page;
  await press(page, 'Show my deadlines');
  const day = site.getByLabelText('Date on the letter');
  await expect.element(day).toHaveFocus();
  await expect.element(day).toHaveAttribute('aria-invalid', 'true');
  await expect.element(site.getByText('Choose where the care stands.')).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
});

test('an unknown kind of plan leads to the questions, and shows the earliest dates', async () => {
  const page = await open(`${PATH}#deadlines`, { stored: kept({ planType: 'unknown' }) });
  await expect
    .element(page.site.getByRole('link', { name: 'Find out which plan it is' }))
    .toHaveAttribute('href', '/insurance-help/plan');
  await expect.element(page.site.getByText('If it is that kind of plan.').first()).toBeVisible();
});

test.for([
  [400, 'which is still to come'],
  [-800, 'there are ways left'],
] as const)('a letter of %i days from now says what is left', async ([days, said]) => {
  const page = await open(`${PATH}#deadlines`, { stored: kept({ letterOn: dayFrom(days) }) });
  await expect.element(page.site.getByText(said)).toBeVisible();
  await expect.element(page.site.getByText('What you can do besides')).toBeVisible();
});

test('another tab starts where this one is', async () => {
  const page = await open(`${PATH}#deadlines`, { stored: kept() });
  await expect.element(step(page, 'Your deadlines')).toBeVisible();
  const tab = await page.openTab(`${PATH}#about`);
  await tab.site.getByLabelText('Kind of plan').selectOptions('tricare');
  await expect.element(page.site.getByText('TRICARE (military)')).toBeVisible();
});

test('without the server the reason and the deadlines still work', async () => {
  const page = await open(PATH, { api: { 'GET /api/content/*': unreachable }, stored: kept() });
  await page.open(`${PATH}#gather`);
  await expect
    .element(page.site.getByText('We couldn’t load what this reason means'))
    .toBeVisible();
  await press(page, 'Next');
  await press(page, 'Show my deadlines');
  await expect.element(page.site.getByText('Do this first')).toBeVisible();
});

test('a step that was sent gives the dates that follow from it', async () => {
  const page = await open(`${PATH}#deadlines`, { stored: kept() });
  const { site } = page;
  await expect.element(site.getByText('What comes after')).toBeVisible();
  await press(page, 'I have sent this');
  const day = site.getByLabelText('The day on which you sent it');
  await expect.element(day).toHaveValue(dayFrom(0));
  await day.fill(dayFrom(1));
  await press(page, 'Record it');
  await expect.element(site.getByText('This day is still to come.')).toBeVisible();
  await day.fill(dayFrom(-2));
  await press(page, 'Record it');
  await expect.element(site.getByText('28 days left')).toBeVisible();
  await press(page, 'They have answered');
  await press(page, 'Record it');
  await expect.element(site.getByText('Choose what they decided.')).toBeVisible();
  await choose(page, 'They stayed with no');
  await press(page, 'Record it');
  await expect.element(site.getByText('The answer of')).toBeVisible();
  await expect
    .element(site.getByRole('region', { name: 'Ask for an external review' }))
    .toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
});

test('a date of a state tells why it is this one, and whom to ask', async () => {
  const page = await open(`${PATH}#deadlines`, {
    stored: kept({ planType: 'fully-insured-group', state: 'KY', notice: 'final' }),
  });
  const { site } = page;
  await expect
    .element(site.getByRole('region', { name: 'Ask for an external review' }))
    .toBeVisible();
  await expect.element(site.getByText('50 days left').first()).toBeVisible();
  await expect.element(site.getByText('Kentucky: 60 days after you get the letter')).toBeVisible();
  await expect.element(site.getByText('Kentucky: 4 months after you get the letter')).toBeVisible();
  await expect.element(site.getByRole('link', { name: '800-595-6053' })).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
});

test('answers of before, and a family that is not sure, get the dates of both letters', async () => {
  const page = await open(`${PATH}#deadlines`, { stored: kept({ notice: undefined }) });
  await expect
    .element(page.site.getByText('If this letter already answers an appeal.').first())
    .toBeVisible();
  await expect.element(page.site.getByText('Send your appeal to the plan').first()).toBeVisible();
});

test('the dates go into a calendar', async () => {
  const page = await open(`${PATH}#deadlines`, { stored: kept() });
  await commands.awaitDownload();
  await press(page, 'Add the dates to my calendar');
  const { name, text } = await commands.readDownload();
  expect(name).toBe('appeal-dates.ics');
  expect(text).toContain('BEGIN:VCALENDAR');
  expect(text).toContain(`DTSTART;VALUE=DATE:${dayFrom(170).replaceAll('-', '')}`);
  expect(text).toContain('SUMMARY:Send your appeal to the plan');
  expect(text.replaceAll('\r\n ', '')).toContain('Federal law: 180 days');
});

test('offices that help are those of the state and of the country', async () => {
  const page = await open(`${PATH}#deadlines`, { stored: kept() });
  const help = page.site.getByRole('region', { name: 'Who helps' });
  await expect.element(help.getByText('Texas Department of Insurance').first()).toBeVisible();
  await expect
    .element(help.getByRole('link', { name: 'The law in Texas' }))
    .toHaveAttribute('href', '/insurance-help/TEXAS');
  await expect.element(help.getByRole('heading', { name: 'Who helps for free' })).toBeVisible();
  await expect.element(help.getByRole('link', { name: /Call Disability Rights/ })).toBeVisible();
});

test('the kind of plan comes from the questions about it', async () => {
  const answers = {
    source: 'military',
    funding: null,
    isGrandfathered: false,
    state: 'OK',
    isStateSure: true,
    age: 5,
    hours: null,
  };
  const page = await open(`${PATH}#about`, {
    stored: {
      ...kept({ planType: 'unknown', state: null }),
      'hearthway-insurance-plan': JSON.stringify({
        userId: null,
        value: { step: 'answer', answers },
      }),
    },
  });
  await expect.element(page.site.getByLabelText('Kind of plan')).toHaveValue('tricare');
  await expect.element(page.site.getByLabelText('State')).toHaveValue('OK');
});

test('the letter follows the words, which stay in this tab and outlive a reload', async () => {
  const page = await open(`${PATH}#letter`, { stored: kept({ urgency: 'urgent' }) });
  const { site } = page;
  const letter = site.getByLabelText('The letter', { exact: true });
  await site.getByLabelText('Your child’s name').fill('Sam Hearth');
  await site.getByLabelText('Member number').fill('XYZ-123-PLANTED');
  await expect.element(letter).toHaveValue(expect.stringContaining('Sam Hearth'));
  await expect.element(letter).toHaveValue(expect.stringContaining('- the criteria the plan used'));
  await letter.fill('My own letter about Sam.');
  await expect.element(site.getByText('You have changed the letter by hand')).toBeVisible();
  await press(page, 'Write it again from the fields');
  await expect.element(letter).toHaveValue(expect.stringContaining('XYZ-123-PLANTED'));
  const stored = JSON.stringify({ ...localStorage });
  const sent = page.wire
    .calls('* /*')
    .map(({ path, query, body }) => `${path} ${query} ${JSON.stringify(body)}`)
    .join();
  for (const text of [stored, sent, page.path()]) {
    expect(text).not.toContain('PLANTED');
    expect(text).not.toContain('Sam Hearth');
  }
  expect(await barriersOf(page)).toEqual([]);
  await letter.fill('My own letter about Sam.');
  await page.reload();
  await expect.element(letter).toHaveValue('My own letter about Sam.');
  await press(page, 'Write it again from the fields');
  await expect.element(letter).toHaveValue(expect.stringContaining('XYZ-123-PLANTED'));
});

test('a page in Spanish writes the letter in Spanish, or in English to be sent', async () => {
  const page = await open(`${PATH}#letter`, { stored: kept(), language: 'es' });
  const letter = page.site.getByLabelText('La carta', { exact: true });
  await expect.element(letter).toHaveValue(expect.stringContaining('Departamento de apelaciones'));
  await page.site.getByLabelText('Idioma de la carta').selectOptions('en');
  await expect.element(letter).toHaveValue(expect.stringContaining('Appeals department'));
  await expect.element(letter).toHaveAttribute('lang', 'en');
});

test('on paper there is the letter alone', async () => {
  const page = await open(`${PATH}#letter`, { stored: kept() });
  await page.site.getByLabelText('Your name').fill('Robin Hearth');
  await settle(page);
  const text = (await printed(page)).sheets.join(' ');
  expect(text).toContain('Robin Hearth');
  expect(text).toContain('Appeals department');
  expect(text).not.toContain('They said no');
});

test.for(['reason', 'gather', 'about', 'deadlines', 'letter'])(
  'at 320 px nothing of the step %s is cut off',
  async (fragment) => {
    const page = await open(`${PATH}#${fragment}`, { stored: kept(), width: 320 });
    await settle(page);
    expect(overflowOf(page)).toBe(0);
    expect(await barriersOf(page)).toEqual([]);
  },
);
