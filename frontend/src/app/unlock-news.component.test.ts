import { expect, test } from 'vitest';
import { REPORTED_DAY_KEY } from '../features/journey/active-days/reported-day.ts';
import { answerRow, rowOf } from '../testing/achievements.fixture.ts';
import { type OpenOptions, openBrowser, type SitePage } from '../testing/page.fixture.ts';
import type { PageWindow } from '../testing/wire.fixture.ts';

/** Everything that appeared on a page, since a toast does not stay. */
interface Seen {
  /** Texts of the toasts. */
  readonly toasts: string[];
  /** Texts that screen readers read at their next pause. */
  readonly announced: string[];
  /** Tabs that have shown one. */
  readonly tabs: Set<PageWindow>;
  /** In milliseconds. */
  readonly timers: Set<number>;
}

const TOAST = '[role="region"] li[data-state="open"]';

const watch = (page: PageWindow, seen: Seen): void => {
  const note = (texts: string[], selector: string) => {
    for (const { textContent } of page.document.querySelectorAll(selector))
      if (textContent !== '' && texts.at(-1) !== textContent) texts.push(textContent);
  };
  const look = new page.MutationObserver(() => {
    note(seen.toasts, TOAST);
    if (page.document.querySelector(TOAST) !== null) seen.tabs.add(page);
    note(seen.announced, '[role="status"][aria-live="polite"]');
  });
  page.addEventListener('DOMContentLoaded', ({ target }) => {
    if (target instanceof page.Node)
      look.observe(target, { childList: true, subtree: true, characterData: true });
  });
  const set = page.setTimeout.bind(page);
  Object.defineProperty(page, 'setTimeout', {
    value: (run: TimerHandler, ms = 0, ...args: readonly unknown[]) => {
      seen.timers.add(ms);
      return set(run, ms, ...args);
    },
  });
};

/** A family on a public page, for whom nothing but the tests unlocks something. */
const arrive = async (
  options: OpenOptions = {},
  unlocked: Parameters<typeof rowOf>[0] = ['first-steps'],
) => {
  const seen: Seen = { toasts: [], announced: [], tabs: new Set(), timers: new Set() };
  const page = await openBrowser({
    viewer: 'family',
    prepare: (window) => watch(window, seen),
    stored: {
      [REPORTED_DAY_KEY]: JSON.stringify({
        userId: 'a'.repeat(32),
        day: new Date().toDateString(),
      }),
    },
    ...options,
  });
  answerRow(page, rowOf(unlocked));
  await page.open('/about');
  await expect.poll(() => reads(page)).toBe(1);
  return { page, seen };
};

const reads = ({ wire }: SitePage): number => wire.calls('GET /api/achievements').length;

/** Tells open pages of a change until they have read it: a socket may not be open yet. */
const tellUntil = (page: SitePage, isSeen: () => boolean) =>
  expect
    .poll(
      () => {
        const isDone = isSeen();
        if (!isDone) page.hearthway.changed('achievements');
        return isDone;
      },
      // Each makes the pages read again.
      { interval: 500 },
    )
    .toBe(true);

const countOf = (texts: readonly string[], text: RegExp): number =>
  texts.filter((each) => text.test(each)).length;

const EXPLORER = /^Achievement UnlockedYou earned 25 points for Explorer\.$/;

test('a new one is told for three seconds, and announced', async () => {
  const { page, seen } = await arrive();
  expect(seen.toasts).toEqual([]);
  answerRow(page, rowOf(['first-steps', 'explorer']));
  await tellUntil(page, () => countOf(seen.toasts, EXPLORER) > 0);
  expect(seen.timers).toContain(3_000);
  await expect
    .poll(() => countOf(seen.announced, /You earned 25 points for Explorer/))
    .toBeGreaterThan(0);
  const before = reads(page);
  await tellUntil(page, () => reads(page) > before);
  expect(countOf(seen.toasts, EXPLORER)).toBe(1);
});

test('several at once are told in one sentence', async () => {
  const { page, seen } = await arrive();
  answerRow(page, rowOf(['first-steps', 'explorer', 'tour-guide', 'category-master']));
  const all =
    /^Achievements UnlockedYou earned 90 points for Explorer, Category Master, and Tour Guide\.$/;
  await tellUntil(page, () => countOf(seen.toasts, all) === 1);
  expect(seen.toasts).toHaveLength(1);
});

test('the one for the date of the diagnosis is told without points', async () => {
  const { page, seen } = await arrive({}, ['explorer']);
  answerRow(page, rowOf(['explorer', 'first-steps']));
  const own = /^Achievement UnlockedYours now: First Steps\.$/;
  await tellUntil(page, () => countOf(seen.toasts, own) === 1);
});

test('every open tab tells it', async () => {
  const { page, seen } = await arrive();
  await page.openTab('/about');
  await expect.poll(() => reads(page)).toBe(2);
  answerRow(page, rowOf(['first-steps', 'explorer']));
  await tellUntil(page, () => seen.tabs.size === 2);
  expect(new Set(seen.toasts).size).toBe(1);
});

test('what was unlocked before is not told', async () => {
  const { page, seen } = await arrive();
  answerRow(page, rowOf(['first-steps', 'explorer']));
  await page.open('/achievements');
  await expect
    .element(page.site.getByRole('article').filter({ hasText: 'Explorer' }))
    .toMatchTextContent(/Unlocked on/);
  const before = reads(page);
  await tellUntil(page, () => reads(page) > before);
  expect(seen.toasts).toEqual([]);
});

test('it is told in Spanish', async () => {
  const { page, seen } = await arrive({ language: 'es' });
  answerRow(page, rowOf(['first-steps', 'explorer']));
  await tellUntil(
    page,
    () => countOf(seen.toasts, /^Logro desbloqueado.*25 puntos.*Explorador/) > 0,
  );
});
