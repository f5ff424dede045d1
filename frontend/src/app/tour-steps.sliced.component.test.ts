import { PRODUCT } from '@hearthway/domain/product.ts';
import { expect, test } from 'vitest';
import { barriersOf, overflowOf } from '../testing/barriers.fixture.ts';
import { openBrowser, type SitePage } from '../testing/page.fixture.ts';
import { sliceOf } from '../testing/slice.fixture.ts';
import { press } from '../testing/steps.fixture.ts';

const TITLES = [
  'Welcome to Hearthway',
  'Tell us where you are',
  'Add the diagnosis date',
  'Find the right support',
  'Keep the ones that fit',
  'Help in a crisis',
  'You’re all set',
];

const USER_DATA = `${PRODUCT.storagePrefix}-user-data`;
const ANSWERS = JSON.stringify({
  diagnosisDate: '2025-10-05',
  location: 'Durham, NC',
  onboardingCompleted: true,
});

const card = ({ site }: SitePage) =>
  site.getByRole('dialog').filter({ hasText: `of ${TITLES.length}` });

const POINTED = [1, 2, 3, 4, 5];

const spotlight = (page: SitePage) => page.site.getByCss('[data-spotlight]');

const VIEWERS = [
  { who: 'a visitor', options: { viewer: 'newcomer' } },
  {
    who: 'a visitor with answers',
    options: { viewer: 'visitor', stored: { [USER_DATA]: ANSWERS } },
  },
  { who: 'a family', options: { viewer: 'family' } },
  { who: 'a family with answers', options: { viewer: 'family' }, hasAnswered: true },
] as const;

const SETTINGS = VIEWERS.flatMap((viewer) =>
  [320, 768, 1280].map((width) => ({ ...viewer, width, hasAnswered: 'hasAnswered' in viewer })),
);

/** The steps that are looked at for barriers: one beside what it is about, and one in the middle. */
const AXED = [1, TITLES.length - 1];

/** Takes the tour by the button of the header, or of the drawer. */
const begin = async (page: SitePage, width: number): Promise<void> => {
  if (width < 1024) await page.site.getByRole('button', { name: 'Menu' }).click();
  await press(page, 'Take Tour');
};

test.for(sliceOf(SETTINGS, 4))(
  'at $width px, each step for $who is in the window and points at something in sight',
  async ({ options, width, hasAnswered }) => {
    const page = await openBrowser({ ...options, width });
    if (hasAnswered)
      page.hearthway.account.answer({ diagnosisDate: '2025-10-05', location: 'Durham, NC' });
    await page.open('/');
    await begin(page, width);
    for (const [index, title] of TITLES.entries()) {
      await expect.element(card(page)).toMatchTextContent(`Step ${index + 1} of`);
      await expect.element(card(page)).toBeInViewport({ ratio: 1 });
      expect(overflowOf(page)).toBeLessThanOrEqual(0);
      if (options.viewer === 'newcomer' && width !== 768 && AXED.includes(index))
        expect(await barriersOf(page)).toEqual([]);
      if (POINTED.includes(index)) {
        await expect.element(spotlight(page)).toBeVisible();
        await expect.element(spotlight(page)).toBeInViewport();
      } else await expect.element(card(page).getByRole('heading')).toHaveTextContent(title);
      if (options.viewer === 'family')
        expect(card(page).element().textContent).not.toMatch(/free account|sign up/i);
      await card(page)
        .getByRole('button', {
          name: index < TITLES.length - 1 ? 'Next' : 'Get Started',
          exact: true,
        })
        .click();
    }
    await expect.element(card(page)).toHaveLength(0);
  },
);
