import { test } from 'vitest';
import { BAD_BROWSERS, expectShown, viewsIn } from './bad-browser.ts';
import { setStage } from './stage.ts';

const stage = setStage({ hasOwnStack: true });

test.for(BAD_BROWSERS)('a $viewer whose browser holds $what sees every page', (browser) =>
  expectShown(browser, viewsIn(browser), stage),
);
