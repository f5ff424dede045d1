import { test } from 'vitest';
import { BAD_BROWSERS, expectShown, full, refused } from './bad-browser.fixture.ts';
import { expect } from './expect.ts';
import { setStage } from './stage.fixture.ts';
import { pathsOf } from './views.ts';
import { newPerson, signUpByForm } from './visit.ts';

const stage = setStage();
const { arrive } = stage;

/** Each page is opened in some of them; bad-browser.soak.test.ts opens all in each. */
const EVERY = 3;
const tours = BAD_BROWSERS.map((browser, index) => ({
  ...browser,
  paths: pathsOf(browser.viewer).filter((_path, place) => place % EVERY === index % EVERY),
}));

test.for(tours)('a $viewer whose browser holds $what sees pages as they are', (tour) =>
  expectShown(tour, tour.paths, stage),
);

test.for([
  { what: 'is full', script: full },
  { what: 'keeps nothing', script: refused },
])(
  'somebody whose browser $what signs up, and stays until the page is left',
  async ({ script }) => {
    const { page } = await arrive();
    await page.addInitScript(script);
    await signUpByForm(page, newPerson());
    await page.getByRole('link', { name: 'Favorites' }).first().click();
    await expect(page.getByRole('heading', { name: 'No favorites yet' })).toBeVisible();
  },
);
