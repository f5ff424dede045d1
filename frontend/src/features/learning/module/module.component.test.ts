import { expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { barriersOf, overflowOf } from '../../../testing/barriers.fixture.ts';
import {
  MODULE_ID,
  MODULE_PATH,
  MODULE_TITLE,
  PASSED,
  progressOf,
} from '../../../testing/lessons.fixture.ts';
import {
  type OpenOptions,
  openBrowser,
  openPage,
  type SitePage,
} from '../../../testing/page.fixture.ts';
import { printed } from '../../../testing/paper.fixture.ts';
import { fieldsOf } from '../../../testing/route.fixture.ts';
import { bodiesTo, connected, press, settle } from '../../../testing/steps.fixture.ts';
import { hold, unreachable } from '../../../testing/wire.fixture.ts';

const START = 'POST /api/learning/modules/:id/start';
const SECTIONS = 'POST /api/learning/modules/:id/sections';
const ANSWERS = 'POST /api/learning/modules/:id/answers';
const COMPLETE = 'POST /api/learning/modules/:id/complete';
const CHECK = 'POST /api/learning/modules/:id/check';
const COMMANDS = 'POST /api/learning/*';

const open = (path = MODULE_PATH, options: OpenOptions = {}): Promise<SitePage> =>
  openPage(path, { viewer: 'family', ...options });

const part = ({ site }: SitePage, name: string) =>
  site.getByRole('main').getByRole('heading', { level: 2, name, exact: true });

const next = (page: SitePage) => press(page, 'Next');

const choose = ({ site }: SitePage, option: string): Promise<void> =>
  site.getByRole('radio', { name: option }).click();

const answerAll = async (page: SitePage): Promise<void> => {
  await choose(page, 'Watch for a while');
  await choose(page, 'You');
};

const passedQuiz = async (page: SitePage): Promise<void> => {
  await answerAll(page);
  await press(page, 'Complete Quiz');
  await expect.element(part(page, 'Congratulations!')).toBeVisible();
};

test('a lesson is read section by section, each with an address of its own', async () => {
  const page = await open();
  const { site } = page;
  await expect.element(site.getByRole('heading', { level: 1 })).toHaveTextContent(MODULE_TITLE);
  await expect.element(part(page, 'How it begins')).toBeVisible();
  await expect.element(site.getByText('1 of 4', { exact: true })).toBeVisible();
  await expect.element(site.getByRole('button', { name: 'Previous' })).toHaveLength(0);
  await next(page);
  await expect.element(part(page, 'Three small steps')).toHaveFocus();
  await expect.poll(page.path).toBe(`${MODULE_PATH}#steps`);
  await next(page);
  await next(page);
  await expect.element(part(page, 'Knowledge Check')).toHaveFocus();
  await expect.poll(page.path).toBe(`${MODULE_PATH}#questions`);
  await press(page, 'Previous');
  await expect.element(part(page, 'One thought to keep')).toBeVisible();
  await expect.poll(page.path).not.toBe(`${MODULE_PATH}#questions`);
  page.window().history.back();
  await expect.element(part(page, 'Knowledge Check')).toBeVisible();
  await page.open(`${MODULE_PATH}#steps`);
  await expect.element(part(page, 'Three small steps')).toBeVisible();
});

test('the quiz is completed once all is answered, and says what was earned and why', async () => {
  const page = await open(`${MODULE_PATH}#questions`);
  const { site } = page;
  const complete = site.getByRole('button', { name: 'Complete Quiz' });
  await expect.element(complete).toBeDisabled();
  await choose(page, 'Watch for a while');
  await expect.element(complete).toBeDisabled();
  await choose(page, 'You');
  await complete.click();
  await expect.element(part(page, 'Congratulations!')).toHaveFocus();
  await expect.element(site.getByText('You answered 2 of 2 questions right: 100%.')).toBeVisible();
  await expect.element(site.getByText('You earned the First Steps Taken badge!')).toBeVisible();
  await expect.element(site.getByText('It shows what helps')).toBeVisible();
  await expect
    .element(site.getByRole('link', { name: 'Next: First words' }))
    .toHaveAttribute('href', '/learning/module/first-words');
  expect(bodiesTo(page, COMPLETE)).toMatchObject([
    { attempt: 1, answers: { 'first-step': 0, 'who-knows': 1 } },
  ]);
  expect(await barriersOf(page)).toEqual([]);
});

test('below the mark the lesson is kept open, and only what was missed is asked again', async () => {
  const page = await open(`${MODULE_PATH}#questions`);
  const { site } = page;
  await choose(page, 'Wait for a year');
  await choose(page, 'You');
  await press(page, 'Complete Quiz');
  await expect.element(part(page, 'Keep Learning!')).toBeVisible();
  await expect.element(site.getByText('You earned 25 XP!')).toBeVisible();
  await expect.element(site.getByText('Waiting is tempting.')).toBeVisible();
  await press(page, 'Retake Module');
  await expect.element(part(page, 'Knowledge Check')).toBeVisible();
  await expect.poll(() => bodiesTo(page, START).at(-1)).toMatchObject({ attempt: 2 });
  await expect.element(site.getByRole('radio', { name: 'You' })).toHaveLength(0);
  await choose(page, 'Watch for a while');
  await press(page, 'Complete Quiz');
  await expect.element(part(page, 'Congratulations!')).toBeVisible();
  expect(bodiesTo(page, COMPLETE).at(-1)).toMatchObject({
    attempt: 2,
    answers: { 'first-step': 0 },
  });
  const answers = bodiesTo(page, ANSWERS).filter((body) => fieldsOf(body)['attempt'] === 2);
  expect(answers).toMatchObject([{ questionId: 'first-step', answer: 0 }]);
});

test('a retake that is opened again still asks only what was missed', async () => {
  const page = await openBrowser({ viewer: 'family' });
  page.hearthway.account.learning = [
    { ...PASSED, attempt: 2, isPassed: false, isOpen: true, answers: {}, kept: { 'who-knows': 1 } },
  ];
  await page.open(`${MODULE_PATH}#questions`);
  await choose(page, 'Watch for a while');
  await expect.element(page.site.getByRole('radio', { name: 'You' })).toHaveLength(0);
  await press(page, 'Complete Quiz');
  await expect.element(part(page, 'Congratulations!')).toBeVisible();
  expect(bodiesTo(page, COMPLETE).at(-1)).toMatchObject({ answers: { 'first-step': 0 } });
});

test('a passed lesson done again earns nothing, and says so kindly', async () => {
  const page = await openBrowser({ viewer: 'family' });
  page.hearthway.account.learning = [{ ...PASSED, attempt: 2, isOpen: true, answers: {} }];
  await page.open(`${MODULE_PATH}#questions`);
  await press(page, 'Watch for a while');
  await press(page, 'You');
  await press(page, 'Complete Quiz');
  await expect
    .element(page.site.getByText('It is fresh again. Its XP were yours already.'))
    .toBeVisible();
});

test('in error-free mode a wrong answer says why and is asked again', async () => {
  const page = await open(`${MODULE_PATH}#questions`);
  const { site } = page;
  await site.getByRole('checkbox', { name: 'Explain as I go' }).click();
  await press(page, 'Wait for a year');
  await expect.element(site.getByText('Not quite. Try another one.')).toBeVisible();
  await expect.element(site.getByText('Waiting is tempting.')).toBeVisible();
  await press(page, 'Watch for a while');
  await expect.element(site.getByText('That’s it.')).toBeVisible();
  await press(page, 'You');
  await expect.element(site.getByText('That’s it.')).toHaveLength(2);
  expect(await barriersOf(page)).toEqual([]);
  await press(page, 'Complete Quiz');
  await expect.element(part(page, 'Congratulations!')).toBeVisible();
  await expect.element(site.getByText(/%/)).toHaveLength(0);
});

test('a reload goes on at the same section, with the same answers', async () => {
  const page = await open(`${MODULE_PATH}#questions`);
  await choose(page, 'You');
  await expect.poll(() => bodiesTo(page, ANSWERS).length).toBe(1);
  await page.reload();
  await expect.element(page.site.getByRole('radio', { name: 'You' })).toBeChecked();
});

test('another device goes on where the account was left', async () => {
  const page = await openBrowser({ viewer: 'family' });
  page.hearthway.account.learning = [
    progressOf({ sectionId: 'steps', answers: { 'first-step': 2 } }),
  ];
  await page.open(MODULE_PATH);
  await expect.element(part(page, 'Three small steps')).toBeVisible();
  await page.open(`${MODULE_PATH}#questions`);
  await expect.element(page.site.getByRole('radio', { name: 'Do it all at once' })).toBeChecked();
});

test('two tabs agree, and the result appears in both, told by the one that asked', async () => {
  const page = await open(`${MODULE_PATH}#questions`);
  await connected(page);
  await choose(page, 'You');
  await expect.poll(() => bodiesTo(page, ANSWERS).length).toBe(1);
  const other = await page.openTab(`${MODULE_PATH}#questions`);
  await expect.element(other.site.getByRole('radio', { name: 'You' })).toBeChecked();
  await choose(other, 'Watch for a while');
  await expect.element(page.site.getByRole('radio', { name: 'Watch for a while' })).toBeChecked();
  await press(other, 'Complete Quiz');
  await expect.element(part(other, 'Congratulations!')).toBeVisible();
  await expect.element(part(page, 'Congratulations!')).toBeVisible();
  await expect.element(other.site.getByText('Badge Earned!')).toBeVisible();
  await expect.element(page.site.getByText('Badge Earned!')).toHaveLength(0);
});

test('without a connection nothing is lost: answers are sent and scored later', async () => {
  const page = await open(`${MODULE_PATH}#questions`);
  const { site } = page;
  await expect.poll(() => bodiesTo(page, SECTIONS).length).toBeGreaterThan(0);
  const restore = page.wire.answer(COMMANDS, unreachable);
  await answerAll(page);
  await expect.element(site.getByText(/Go on reading: your place is kept/)).toBeVisible();
  await press(page, 'Complete Quiz');
  await expect.element(site.getByText(/Your answers are kept in this browser/)).toBeVisible();
  await page.reload();
  await expect.element(site.getByText(/Your answers are kept in this browser/)).toBeVisible();
  restore();
  await press(page, 'Try again');
  await expect.element(part(page, 'Congratulations!')).toBeVisible();
  expect(page.hearthway.account.learning).toMatchObject([{ isPassed: true, xp: 50 }]);
});

test('a visitor reads, is scored, and is asked to create an account', async () => {
  const page = await open(`${MODULE_PATH}#questions`, { viewer: 'visitor' });
  const { site } = page;
  await passedQuiz(page);
  await expect
    .element(site.getByRole('main').getByRole('link', { name: 'Create Free Account' }))
    .toHaveAttribute('href', `/signup?redirect=${encodeURIComponent(MODULE_PATH)}`);
  expect(bodiesTo(page, CHECK)).toMatchObject([{ version: 1, isComplete: true }]);
  expect(page.wire.calls(START)).toEqual([]);
  expect(await barriersOf(page)).toEqual([]);
});

test('a visitor’s place stays in the browser, and moves to the account at sign-in', async () => {
  const page = await open(MODULE_PATH, { viewer: 'visitor' });
  await next(page);
  await next(page);
  await page.open(MODULE_PATH);
  await expect.element(part(page, 'One thought to keep')).toBeVisible();
  await page.open('/login?redirect=/about');
  const { site } = page;
  await site.getByLabelText('Email').fill('robin@example.org');
  await site.getByLabelText('Password', { exact: true }).fill('a-long-enough-Password-7');
  await site.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expect.element(site.getByText('Added to your account')).toBeVisible();
  expect(page.hearthway.account.learning).toMatchObject([
    { moduleId: MODULE_ID, sectionId: 'keep', isOpen: true },
  ]);
  await page.open(MODULE_PATH);
  await expect.element(part(page, 'One thought to keep')).toBeVisible();
});

test('a lesson that was passed is reviewed without a score, and keeps its certificate', async () => {
  const page = await openBrowser({ viewer: 'family' });
  page.hearthway.account.learning = [PASSED];
  await page.open(`${MODULE_PATH}#questions`);
  const { site } = page;
  await expect.element(site.getByRole('checkbox', { name: 'Explain as I go' })).toBeChecked();
  await settle(page);
  expect(page.wire.calls(START)).toEqual([]);
  await page.open(`${MODULE_PATH}/certificate`);
  await expect.element(site.getByText('Robin Hearth', { exact: true })).toBeVisible();
  await expect.element(site.getByText(/November 1, 2026/)).toBeVisible();
  const { sheets } = await printed(page);
  expect(sheets.length).toBe(1);
});

test('an unknown lesson leads to all lessons', async () => {
  const page = await open('/learning/module/no-such-lesson');
  const { site } = page;
  await expect.element(site.getByRole('heading', { level: 1 })).toHaveTextContent('Page Not Found');
  await expect
    .element(site.getByRole('main').getByRole('link', { name: 'See all lessons' }))
    .toHaveAttribute('href', '/learning');
});

test('a lesson that is no longer offered, or not translated, says so', async () => {
  const page = await openBrowser({ viewer: 'visitor', language: 'es' });
  const { wire } = page;
  wire.answer('GET /api/learning/modules/:id', async (call) => {
    const { body } = await wire.pass(call);
    return { body: { ...Object(body), isRetired: true } };
  });
  await page.open(MODULE_PATH);
  await expect.element(page.site.getByText(/Ya no ofrecemos esta lección/)).toBeVisible();
  await expect.element(page.site.getByText(/todavía no está en español/)).toBeVisible();
});

test('a whole lesson is printed, with its sources', async () => {
  const page = await open(`${MODULE_PATH}#steps`);
  await settle(page);
  const { sheets } = await printed(page);
  const text = sheets.join(' ');
  for (const said of [MODULE_TITLE, 'How it begins', 'One thought to keep', 'Knowledge Check'])
    expect(text).toContain(said);
  expect(text).toContain('https://example.org/a-fact');
});

test('a section is read aloud only when asked for, and stops', async () => {
  const spoken: string[] = [];
  const page = await open(MODULE_PATH, {
    prepare: (window) => {
      Object.defineProperty(window, 'speechSynthesis', {
        value: {
          speak: ({ text }: { readonly text: string }) => spoken.push(text),
          cancel: () => spoken.push('(silence)'),
        },
      });
    },
  });
  await expect.element(part(page, 'How it begins')).toBeVisible();
  expect(spoken).toEqual([]);
  await press(page, 'Listen');
  await expect.poll(() => spoken).toContain('How it begins');
  await press(page, 'Stop');
  await expect.poll(() => spoken.at(-1)).toBe('(silence)');
});

test('the keyboard alone goes through a lesson', async () => {
  const page = await open();
  await expect.element(part(page, 'How it begins')).toBeVisible();
  for (const name of ['Three small steps', 'One thought to keep', 'Knowledge Check']) {
    const button = page.site.getByRole('button', { name: 'Next', exact: true });
    const element = await button.findElement();
    if (element instanceof page.window().HTMLElement) element.focus();
    await commands.pressKey('Enter');
    await expect.element(part(page, name)).toHaveFocus();
  }
});

test.for([320, 768])('nothing is wider than a window of %i px', async (width) => {
  const page = await open(MODULE_PATH, { width });
  for (const path of [MODULE_PATH, `${MODULE_PATH}#steps`, `${MODULE_PATH}#questions`]) {
    await page.open(path);
    await settle(page);
    expect(overflowOf(page)).toBeLessThanOrEqual(0);
  }
  await passedQuiz(page);
  expect(overflowOf(page)).toBeLessThanOrEqual(0);
});

test('a session that ends while reading leaves the lesson on the screen', async () => {
  const page = await open(`${MODULE_PATH}#steps`);
  await expect.element(part(page, 'Three small steps')).toBeVisible();
  const answered = hold();
  page.wire.answer(SECTIONS, async () => {
    await answered.promise;
    return { status: 401, body: { code: 'SignInRequired', message: 'Please sign in.' } };
  });
  await next(page);
  answered.resolve();
  await expect.element(part(page, 'One thought to keep')).toBeVisible();
  await expect.poll(page.path).toBe(`${MODULE_PATH}#keep`);
});
