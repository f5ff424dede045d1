import { expect, test } from 'vitest';
import { barriersOf, overflowOf } from '../../../testing/barriers.fixture.ts';
import { type OpenOptions, openPage, type SitePage } from '../../../testing/page.fixture.ts';
import { printed } from '../../../testing/paper.fixture.ts';
import { press, settle } from '../../../testing/steps.fixture.ts';
import { unreachable } from '../../../testing/wire.fixture.ts';

const PATH = '/insurance-help/plan';

const open = (options: OpenOptions = {}): Promise<SitePage> => openPage(PATH, options);

const question = ({ site }: SitePage, name: string) =>
  site.getByRole('main').getByRole('heading', { level: 2, name, exact: true });

const choose = ({ site }: SitePage, name: string): Promise<void> =>
  site.getByRole('radio', { name, exact: true }).click();

const next = (page: SitePage): Promise<void> => press(page, 'Next');

/** Fully insured plan issued in Texas, for a child of 7 with 20 hours a week. */
const answerAll = async (page: SitePage): Promise<void> => {
  await choose(page, 'From a job');
  await next(page);
  await choose(page, 'An insurance company (fully insured)');
  await next(page);
  await page.site.getByLabelText('State', { exact: true }).selectOptions('TX');
  await next(page);
  await page.site.getByLabelText('Age in years').fill('7');
  await page.site.getByLabelText('Hours of therapy a week').fill('20');
  await press(page, 'See the answer');
  await expect.element(question(page, 'What your answers mean')).toBeVisible();
};

const verdict = ({ site }: SitePage, sentence: string) => site.getByText(sentence, { exact: true });

test('four questions lead to the law that decides, and to all that holds for the plan', async () => {
  const page = await open();
  await answerAll(page);
  await settle(page);
  await expect
    .element(
      verdict(page, 'State law binds this plan: that of Texas, if the policy was issued there.'),
    )
    .toBeVisible();
  await expect.element(page.site.getByText('Tex. Ins. Code § 1355.015')).toBeVisible();
  await expect.element(page.site.getByText('No age limit.', { exact: true })).toBeVisible();
  await expect.element(page.site.getByText('Not found yet.').first()).toBeVisible();
  await expect.element(page.site.getByText(/80 units of 15 minutes/)).toBeVisible();
  await expect.element(page.site.getByText(/state that issued the policy/).first()).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
});

test.for([
  ['From the military (TRICARE)', 'About tricare-acd'],
  ['From a federal or postal job', 'About medicaid-epsdt'],
] as const)('a plan %s needs no second question', async ([source, topic]) => {
  const page = await open();
  await choose(page, source);
  await next(page);
  await expect.element(question(page, 'In which state do you live?')).toHaveFocus();
  await next(page);
  await press(page, 'See the answer');
  await expect.element(page.site.getByText(topic, { exact: true }).first()).toBeVisible();
});

test('Back in the browser leads a question back, and a reload stays there', async () => {
  const page = await open();
  await choose(page, 'Medicaid');
  await next(page);
  await choose(page, 'A Medicaid card alone');
  await next(page);
  await expect.element(question(page, 'In which state do you live?')).toBeVisible();
  page.window().history.back();
  await expect.element(question(page, 'Which cards do you have?')).toBeVisible();
  await page.reload();
  await expect.element(question(page, 'Which cards do you have?')).toBeVisible();
  await expect
    .element(page.site.getByRole('radio', { name: 'A Medicaid card alone', exact: true }))
    .toBeChecked();
});

test('an answer is changed from the result, which changes with it', async () => {
  const page = await open();
  await answerAll(page);
  await press(page, /^Change ?: Who funds or runs it/);
  await choose(page, 'The employer itself (self-funded)');
  await next(page);
  await next(page);
  await press(page, 'See the answer');
  await expect
    .element(
      verdict(page, 'Federal rules decide about this plan. A state’s autism law does not bind it.'),
    )
    .toBeVisible();
});

test('a second tab has the answers of the first', async () => {
  const page = await open();
  await choose(page, 'CHIP');
  const tab = await page.openTab(PATH);
  await expect.element(tab.site.getByRole('radio', { name: 'CHIP', exact: true })).toBeChecked();
  await choose(tab, 'Medicare');
  await expect
    .element(page.site.getByRole('radio', { name: 'Medicare', exact: true }))
    .toBeChecked();
});

test('an age that is none is named, and the way on is closed until it is mended', async () => {
  const page = await open();
  await choose(page, 'Medicare');
  await next(page);
  await next(page);
  const age = page.site.getByLabelText('Age in years');
  await age.fill('seven');
  await expect
    .element(page.site.getByText('Please enter a whole number from 0 to 30.'))
    .toBeVisible();
  await expect.element(page.site.getByRole('button', { name: 'See the answer' })).toBeDisabled();
  await age.fill('7');
  await expect.element(page.site.getByRole('button', { name: 'See the answer' })).toBeEnabled();
});

test('without an answer of the server the given answers stay, and it can be asked again', async () => {
  const page = await open({ api: { 'GET /api/content/plan-type': unreachable } });
  await choose(page, 'Medicare');
  await next(page);
  await next(page);
  await press(page, 'See the answer');
  await expect.element(page.site.getByText('We couldn’t load the rules about plans')).toBeVisible();
  await expect.element(page.site.getByText('Medicare', { exact: true })).toBeVisible();
});

test('each step fits a phone of 320 px', async () => {
  const page = await open({ width: 320 });
  const found: number[] = [overflowOf(page)];
  await choose(page, 'From a job');
  await next(page);
  await expect.element(question(page, 'Who pays the bills of the plan?')).toBeVisible();
  found.push(overflowOf(page));
  expect(await barriersOf(page)).toEqual([]);
  await choose(page, 'I’m not sure');
  await next(page);
  found.push(overflowOf(page));
  await next(page);
  found.push(overflowOf(page));
  await press(page, 'See the answer');
  await settle(page);
  found.push(overflowOf(page));
  expect(found).toEqual([0, 0, 0, 0, 0]);
});

test('the answer is printed whole, without buttons', async () => {
  const page = await open();
  await answerAll(page);
  await settle(page);
  const { sheets } = await printed(page);
  const text = sheets.join(' ');
  expect(text).toContain('State law binds this plan: that of Texas');
  expect(text).not.toContain('Change');
});

test('a page that is opened again at its answer leaves the focus alone', async () => {
  const page = await open();
  await answerAll(page);
  await page.reload();
  await expect.element(question(page, 'What your answers mean')).toBeVisible();
  await expect.element(question(page, 'What your answers mean')).not.toHaveFocus();
});

test('starting over clears the answers', async () => {
  const page = await open();
  await answerAll(page);
  await press(page, 'Start over and clear the answers');
  await expect.element(question(page, 'Where does your child’s plan come from?')).toBeVisible();
  await page.reload();
  await expect
    .element(page.site.getByRole('radio', { name: 'From a job', exact: true }))
    .not.toBeChecked();
});
