import { LINKABLE_PAGES } from '@hearthway/domain/content/content.constants.ts';
import { expect, test } from 'vitest';
import { pageAt } from './pages.tsx';

test.for(LINKABLE_PAGES)('content may link to %s, and there is such a page', (path) => {
  expect(pageAt(path)).not.toBe(pageAt('/no-such-page'));
});
