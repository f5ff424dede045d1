import { expect, test } from 'vitest';
import { CHILD_ID } from '../features/children/shared/child-id.fixture.ts';
import { PROFILE_ID } from '../features/dietary/dietary.routes.fixture.ts';
import { openHouseholdOfEve } from '../testing/household.fixture.ts';
import { openPage, type SitePage } from '../testing/page.fixture.ts';
import { settle } from '../testing/steps.fixture.ts';

const READ = {
  children: 'read',
  food: 'read',
  favorites: 'read',
  insurance: 'read',
  calendar: 'read',
} as const;

/** Names of what changes something on a page, as far as its parts are open. */
const CHANGES =
  /^(?:add|change|contact status|create|edit|delete|favorite:|keep this|move|note the call|call later|plan|put|remove|save|swap|write it down|take)/i;

const changesOn = ({ document }: SitePage): readonly string[] => {
  for (const details of document().querySelectorAll<HTMLDetailsElement>('main details'))
    details.open = true;
  return [...document().querySelectorAll<HTMLElement>('main :is(button, summary, label)')]
    .map((each) => each.getAttribute('aria-label') ?? each.innerText)
    .filter((name) => CHANGES.test(name));
};

test.each([
  ['/children', 'Maya'],
  [`/children/${CHILD_ID}`, 'Maya'],
  ['/favorites', 'Fennel & Harbor Speech Therapy'],
  ['/favorites/calls', 'Fennel & Harbor Speech Therapy'],
  ['/dietary', 'Maya'],
  [`/dietary/profiles/${PROFILE_ID}`, 'Allergies'],
  ['/dietary/plan', 'Nothing is planned for this week.'],
  ['/dietary/shopping', 'To the meal plan'],
  ['/dietary/tracking', 'Written down last'],
  ['/insurance-help/call', 'Your call log'],
] as const)(
  '%s has nothing to press for those who only read, and says so once',
  async (path, words) => {
    const openRow = async ({ site }: SitePage) => {
      if (path === '/favorites')
        await site.getByRole('heading', { name: words }).getByRole('button').click();
    };
    const own = await openPage(path, { viewer: 'plus' });
    await openRow(own);
    await expect.poll(() => changesOn(own)).not.toEqual([]);
    const page = await openHouseholdOfEve('co-parent', { grant: { scopes: READ } });
    await page.open(path);
    const { site } = page;
    await expect.element(site.getByRole('main').getByText(words).first()).toBeVisible();
    await expect
      .element(site.getByText('access to read this page, not to change it.'))
      .toBeVisible();
    await settle(page);
    await openRow(page);
    expect(changesOn(page)).toEqual([]);
  },
);

test('a caregiver writes what they may, and is offered no removal', async () => {
  const removalsOn = (page: SitePage): readonly string[] =>
    changesOn(page).filter((name) => /delete|remove/i.test(name));
  const own = await openPage('/dietary', { viewer: 'plus' });
  await expect.poll(() => removalsOn(own)).not.toEqual([]);
  const page = await openHouseholdOfEve('caregiver');
  const { site } = page;
  await page.open('/dietary');
  await expect.element(site.getByRole('button', { name: 'Create Profile' })).toBeVisible();
  await expect.element(site.getByText('access to read this page')).toHaveLength(0);
  expect(removalsOn(page)).toEqual([]);
});

test('a household whose plan ended can be read, and says why nothing can be changed', async () => {
  const page = await openHouseholdOfEve('co-parent');
  page.hearthway.account.tier = 'free';
  await page.open('/children');
  await expect.element(page.site.getByText(/Their plan has no sharing now/)).toBeVisible();
  await settle(page);
  expect(changesOn(page)).toEqual([]);
});

test('a member who sees some children alone is offered nothing that is for all of them', async () => {
  const page = await openHouseholdOfEve('co-parent', { grant: { onlyChildren: [CHILD_ID] } });
  const { site } = page;
  await page.open('/children');
  await expect.element(site.getByRole('link', { name: 'Maya', exact: true })).toBeVisible();
  await expect.element(site.getByRole('button', { name: 'Add a child' })).toHaveLength(0);
  await page.open('/dietary');
  await expect.element(site.getByText('View Details')).toBeVisible();
  await expect.element(site.getByRole('button', { name: 'Create Profile' })).toHaveLength(0);
});
