import { expect, test } from 'vitest';
import { createDisplay } from './display.ts';

test.for([
  { isTTY: true, what: 'a terminal', says: '1,234 events copied' },
  { isTTY: false, what: 'anything else', says: '' },
])('on $what it says "$says"', ({ isTTY, says }) => {
  const written: string[] = [];
  const terminal = { isTTY, write: (text: string) => written.push(text) > 0 };
  const display = createDisplay({ terminal, clock: () => 0 });
  display.show({ step: 'copied', events: 1_234 });
  display.end();
  expect(written.join('').replaceAll('\r\u001b[K', '')).toBe(says);
});
