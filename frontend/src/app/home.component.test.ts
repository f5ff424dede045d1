import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { PRODUCT } from '@hearthway/domain/product.ts';
import { expect, onTestFinished, test } from 'vitest';
import { commands } from 'vitest/browser';
import { createClock } from '../testing/clock.fixture.ts';
import { CATEGORIES } from '../testing/directory.fixture.ts';
import { watchShifts } from '../testing/layout-shift.fixture.ts';
import { openBrowser, openPage, type SitePage } from '../testing/page.fixture.ts';
import { descriptionOf, focus, hearts, painted, press } from '../testing/steps.fixture.ts';
import { hold, overloaded } from '../testing/wire.fixture.ts';

const USER_DATA = `${PRODUCT.storagePrefix}-user-data`;
const UPGRADE_BANNER = `${PRODUCT.storagePrefix}-upgrade-home-banner`;

const dateOf = ({ site }: SitePage) => site.getByLabelText('Diagnosis date');
const placeOf = ({ site }: SitePage) => site.getByLabelText('Your location');
const getStarted = ({ site }: SitePage) => site.getByRole('button', { name: 'Get Started' });

/** The note in the corner. */
const expectToast = async (
  { site }: SitePage,
  title: string,
  description: string,
): Promise<void> => {
  await expect.element(site.getByText(title, { exact: true })).toBeVisible();
  await expect.element(site.getByText(description, { exact: true })).toBeVisible();
};

/** Words of an element that stand in two lines. */
const brokenWordsOf = (element: Element): readonly string[] => {
  const range = element.ownerDocument.createRange();
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  for (let text = walker.nextNode(); text !== null; text = walker.nextNode())
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s-]+/g)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
    }
  return broken;
};

const storiesOf = ({ site }: SitePage) => site.getByRole('region', { name: 'Success Stories' });

/** They are loaded on the way to them. */
const scrollToStories = async (page: SitePage): Promise<void> => {
  (await storiesOf(page).findElement()).scrollIntoView();
};

const BY_HAND = 'Please enter your city or zip code manually.';

test('a visitor tells two things, goes on to the directory, and can change them later', async () => {
  const page = await openPage('/');
  await dateOf(page).fill('2024-02-29');
  await placeOf(page).fill('  Durham, NC ');
  await focus(placeOf(page));
  await commands.pressKey('Enter');
  await expect.poll(page.path).toBe('/resources');
  await expectToast(
    page,
    `Welcome to ${PRODUCT.name}!`,
    'Your answers are saved on this device. With a free account you see who is near you.',
  );
  expect(JSON.parse(localStorage.getItem(USER_DATA) ?? '')).toEqual({
    diagnosisDate: '2024-02-29',
    location: 'Durham, NC',
    onboardingCompleted: true,
  });

  await page.open('/');
  const card = page.site.getByCss('#onboarding');
  await expect.element(card).toMatchTextContent('February 29, 2024');
  await card.getByRole('button', { name: 'Change' }).click();
  await expect.element(card).toHaveFocus();
  await expect.element(placeOf(page)).toHaveValue('Durham, NC');
  await card.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(card).toMatchTextContent('Durham, NC');
});

test('an empty form or an impossible date is not sent', async () => {
  const page = await openPage('/');
  await getStarted(page).click();
  await expectToast(
    page,
    'Please fill in all fields',
    'We need your diagnosis date and location to find the best resources for you.',
  );
  await expect.element(dateOf(page)).toHaveFocus();
  await expect
    .poll(() => descriptionOf(dateOf(page)))
    .toMatch(/Enter the day, the month, and the year/);
  await expect.poll(() => descriptionOf(placeOf(page))).toMatch(/Enter your city or zip code/);

  await placeOf(page).fill('27701');
  for (const [date, problem] of [
    ['1899-12-31', /too long ago/],
    ['2999-01-01', /still to come/],
  ] as const) {
    await dateOf(page).fill(date);
    await getStarted(page).click();
    await expect.poll(() => descriptionOf(dateOf(page))).toMatch(problem);
  }
  await expect.poll(() => descriptionOf(placeOf(page))).toBe('We use it to find who is near you.');
  await dateOf(page).fill('2024-02-29');
  await expect.poll(() => descriptionOf(dateOf(page))).toBe('Not sure? Your best guess is fine.');
  expect(localStorage.getItem(USER_DATA)).toBeNull();
});

test('the facts of the stories break no word at 320 px in the largest font', async () => {
  const page = await openPage('/', { width: 320 });
  page.document().documentElement.style.fontSize = '150%';
  await scrollToStories(page);
  const facts = () => [...page.document().querySelectorAll('main dl :is(dt, dd)')];
  await expect.poll(() => facts().length).toBeGreaterThan(20);
  expect(facts().flatMap(brokenWordsOf)).toEqual([]);
});

test('the browser fills in where the person is, to four decimals', async () => {
  await commands.setLocation({ latitude: 35.994_033, longitude: -78.898_62 });
  const page = await openPage('/');
  await press(page, 'Use my location');
  await expectToast(
    page,
    'Location detected',
    'We’ve found your location. You can edit it if needed.',
  );
  await expect.element(placeOf(page)).toHaveValue('35.9940, -78.8986');
});

test('a person who does not tell the browser where they are writes it', async () => {
  await commands.setLocation(null);
  const page = await openPage('/');
  await press(page, 'Use my location');
  await expectToast(page, 'Location access denied', BY_HAND);
  await expect.element(placeOf(page)).toHaveFocus();
});

test('a browser that knows no places is no dead end', async () => {
  const page = await openPage('/', {
    prepare: ({ navigator }) =>
      Object.defineProperty(navigator, 'geolocation', { value: undefined }),
  });
  await press(page, 'Use my location');
  await expectToast(page, 'Location not supported', BY_HAND);
});

test('a browser that never answers is waited for a while, in which nothing is sent', async () => {
  const clock = createClock();
  const page = await openPage('/', {
    prepare: (window) => {
      clock.prepare(window);
      window.navigator.geolocation.getCurrentPosition = () => {};
    },
  });
  await press(page, 'Use my location');
  await expect.element(getStarted(page)).toBeDisabled();
  await clock.run(20_000);
  await expectToast(page, 'Location not found', BY_HAND);
  await expect.element(getStarted(page)).toBeEnabled();
});

test('full browser storage is reported, and the input stays', async () => {
  const page = await openPage('/', {
    prepare: (window) => {
      window.Storage.prototype.setItem = () => {
        throw new window.DOMException('full', 'QuotaExceededError');
      };
    },
  });
  await dateOf(page).fill('2024-02-29');
  await placeOf(page).fill('27701');
  await getStarted(page).click();
  await expectToast(
    page,
    'Something went wrong',
    'Please try again. If the problem persists, contact our support team.',
  );
  await expect.element(placeOf(page)).toHaveValue('27701');
});

test('rubbish in the storage is as good as nothing', async () => {
  const rubbish = '{"location":';
  const page = await openPage('/', {
    stored: { [USER_DATA]: rubbish, [UPGRADE_BANNER]: rubbish },
  });
  await expect.element(placeOf(page)).toHaveValue('');
});

test('stories stand still until a person lets them play, and until one stops them', async () => {
  await commands.emulateMedia({ reducedMotion: 'no-preference' });
  onTestFinished(() => commands.emulateMedia({}));
  const clock = createClock();
  const page = await openPage('/', { prepare: clock.prepare });
  const title = page.site.getByRole('heading', { level: 1 });
  const stories = storiesOf(page);
  const expectStory = (place: number) =>
    expect.element(stories.getByRole('group', { name: `Story ${place} of 6` })).toBeVisible();
  await scrollToStories(page);
  await expectStory(1);
  // Away from where the test before has left the mouse.
  await title.hover();
  await clock.run(60_000);
  await expectStory(1);
  await stories.getByRole('button', { name: 'Play' }).click();
  await title.hover();
  await focus(title);
  await clock.run(8_000);
  await expectStory(2);

  await focus(stories.getByRole('link', { name: 'Find help near you' }));
  await clock.run(60_000);
  await expectStory(2);

  await focus(title);
  // The way back has moved the stories away from below the mouse, which the page hears of later.
  await title.hover();
  await clock.run(8_000);
  await expectStory(3);

  await focus(stories.getByRole('button', { name: 'Next story' }));
  await commands.pressKey('Enter');
  await expectStory(4);
  await commands.pressKey('ArrowLeft');
  await expectStory(3);
  await focus(title);
  await clock.run(60_000);
  await expectStory(3);

  await stories.getByRole('button', { name: 'Play' }).click();
  await clock.run(8_000);
  await expectStory(4);
  await stories.getByRole('button', { name: 'Show story 6' }).click();
  await expectStory(6);
});

test.for([640, 768, 1280])('stories that come late move nothing at %i px', async (width) => {
  await commands.holdFiles('StoryCarousel');
  onTestFinished(() => commands.releaseFiles());
  const shifts = watchShifts();
  const page = await openPage('/', { width, prepare: shifts.prepare });
  await page.document().fonts.ready;
  // The categories stand above them.
  await expect
    .element(page.site.getByRole('link', { name: /View/ }))
    .toHaveLength(CATEGORIES.length);
  await scrollToStories(page);
  await painted(page.window());
  const before = await storiesOf(page).findElement();
  const { height } = before.getBoundingClientRect();
  const shifted = shifts.total();
  await commands.releaseFiles();
  const first = storiesOf(page).getByRole('group', { name: 'Story 1 of 6' });
  await expect.element(first).toBeVisible();
  expect(Math.abs(before.getBoundingClientRect().height - height)).toBeLessThan(60);
  expect(shifts.total() - shifted, shifts.moved()).toBeLessThanOrEqual(0.02);
});

test('a phone has the stories behind a button', async () => {
  const page = await openPage('/', { width: 320 });
  await scrollToStories(page);
  await expect.element(storiesOf(page).getByRole('group')).toHaveLength(0);
  await press(page, 'Read the stories');
  await expect.element(storiesOf(page).getByRole('group', { name: 'Story 1 of 6' })).toBeVisible();
});

test('nothing moves for a person who wants less motion', async () => {
  const clock = createClock();
  const page = await openPage('/', { prepare: clock.prepare });
  const stories = storiesOf(page);
  await scrollToStories(page);
  await expect.element(stories.getByRole('button', { name: 'Play' })).toBeVisible();
  await clock.run(60_000);
  await expect.element(stories.getByRole('group', { name: 'Story 1 of 6' })).toBeVisible();
});

test('categories that did not come are asked for again', async () => {
  // They are asked for again without a press once the socket is there.
  const page = await openBrowser({ isCut: true });
  const { site, wire } = page;
  const restore = wire.answer('GET /api/categories', () => ({ status: 503, body: {} }));
  await page.open('/');
  await expect.element(site.getByText('Failed to fetch categories')).toBeVisible();
  restore();
  await press(page, 'Try again');
  await expect
    .element(site.getByRole('link', { name: /View \d[\d,]* providers?$/ }))
    .toHaveLength(CATEGORIES.length);
});

test('a family on the free plan hides the upgrade banner for a day, on every device', async () => {
  const page = await openPage('/', { viewer: 'family' });
  const { site, wire } = page;
  const banner = site.getByRole('complementary', { name: 'Your plan' });
  const promotion = site.getByRole('region', { name: /: Plus$/ });
  await expect.element(banner).toBeVisible();
  // At most one prompt is on a screen.
  await expect.element(promotion).not.toBeInTheDocument();
  await banner.getByRole('button', { name: 'Hide for 24 hours' }).click();
  await expect.element(banner).not.toBeInTheDocument();
  await expect.element(site.getByText('Hidden for 24 hours.')).toHaveFocus();
  await expect.element(promotion).not.toBeInTheDocument();
  await expect.poll(() => wire.calls('PUT /api/subscription/prompts').length).toBe(1);

  // Another device has nothing of this browser.
  localStorage.removeItem(UPGRADE_BANNER);
  await page.open('/');
  await expect.element(promotion).toBeVisible();
  await expect.element(banner).not.toBeInTheDocument();
  await promotion.getByRole('button', { name: 'Hide for 24 hours' }).click();
  await expect.element(promotion).not.toBeInTheDocument();
});

test('no upgrade prompt is shown while it is unknown which were hidden', async () => {
  const page = await openPage('/', {
    viewer: 'family',
    api: { 'GET /api/subscription/prompts': () => ({ status: 503, body: {} }) },
  });
  const { site, wire } = page;
  await expect.element(site.getByRole('region', { name: 'Success Stories' })).toBeVisible();
  await expect.poll(() => wire.calls('GET /api/subscription/prompts').length).toBeGreaterThan(0);
  await expect
    .element(site.getByRole('complementary', { name: 'Your plan' }))
    .not.toBeInTheDocument();
});

test('a prompt that was hidden a day ago is back', async () => {
  const page = await openPage('/', {
    viewer: 'family',
    stored: { [UPGRADE_BANNER]: String(Date.now() - DAY_MS) },
  });
  await expect.element(page.site.getByRole('complementary', { name: 'Your plan' })).toBeVisible();
});

test('a URL with the hash of the first steps scrolls there', async () => {
  const page = await openPage('/#onboarding');
  await expect.element(page.site.getByCss('#onboarding')).toHaveFocus();
});

const getStartedAsRobin = async (page: SitePage): Promise<void> => {
  // By then the page knows whose answers these are.
  await expect.element(page.site.getByRole('button', { name: 'Robin' })).toBeVisible();
  await dateOf(page).fill('2025-10-05');
  await placeOf(page).fill('27701');
  await page.site.getByCss('#onboarding').getByRole('button', { name: 'Get Started' }).click();
};

test.for(['before', 'after'])(
  'a family is told that its answers are on this device only %s the search is answered',
  async (order) => {
    const page = await openPage('/', { viewer: 'family' });
    const { site, wire } = page;
    const search = hold();
    const account = hold();
    wire.answer('GET /api/resources', async (call) => {
      await search.promise;
      return wire.pass(call);
    });
    const restore = wire.answer('POST /api/journey/onboarding', async (call) => {
      await account.promise;
      return overloaded(call);
    });
    await getStartedAsRobin(page);
    const steps = [
      { answer: account, shown: site.getByText('Saved on this device only', { exact: true }) },
      { answer: search, shown: hearts(page).first() },
    ];
    for (const { answer, shown } of order === 'before' ? steps : steps.toReversed()) {
      answer.resolve();
      await expect.element(shown).toBeVisible();
    }
    await painted(page.window());
    // It would have taken the place of the other.
    await expect.element(site.getByText(/^Welcome to/)).not.toBeInTheDocument();
    restore();
    await press(page, 'Add to my account');
    await expect.element(site.getByText('Added to your account', { exact: true })).toBeVisible();
  },
);

test('a family is welcomed once its account has the answers', async () => {
  const page = await openPage('/', { viewer: 'family' });
  const { site, wire } = page;
  const account = hold();
  wire.answer('POST /api/journey/onboarding', async (call) => {
    await account.promise;
    return wire.pass(call);
  });
  await getStartedAsRobin(page);
  await expect.element(hearts(page).first()).toBeVisible();
  await painted(page.window());
  const welcome = site.getByText(`Welcome to ${PRODUCT.name}!`, { exact: true });
  await expect.element(welcome).not.toBeInTheDocument();
  account.resolve();
  await expect.element(welcome).toBeVisible();
});
