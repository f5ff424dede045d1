import { test } from 'vitest';
import { BAD_BROWSERS, expectShown } from './bad-browser.fixture.ts';
import { setStage } from './stage.fixture.ts';
import { pathsOf } from './views.ts';

const stage = setStage({ hasOwnStack: true });

test.for(BAD_BROWSERS)('a $viewer whose browser holds $what sees every page', (browser) =>
  expectShown(browser, pathsOf(browser.viewer), stage),
);
