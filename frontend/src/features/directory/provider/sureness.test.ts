import { expect, test } from 'vitest';
import { surenessOf } from './sureness.ts';

const says = (phone: string | null) => ({
  source: 'A list',
  licence: null,
  asOf: null,
  url: null,
  name: 'Bright Steps',
  phone,
  address: '',
  website: null,
  counties: [],
});

test('two numbers of two sources differ, the same number twice agrees, and one stands alone', () => {
  const of = (...phones: readonly (string | null)[]) =>
    surenessOf({ phone: phones[0] ?? null, sources: phones.map(says), corrected: [] });
  expect(of('(919) 555-0100', '(919) 555-0101')).toBe('differ');
  expect(of('(919) 555-0100', '(919) 555-0100')).toBe('agree');
  expect(of('(919) 555-0100', null)).toBe('one');
  expect(of(null)).toBe('no-number');
});

test('a number that the operator corrected is as sure as the operator', () => {
  expect(
    surenessOf({
      phone: '(919) 555-0100',
      sources: [says('(919) 555-0199')],
      corrected: ['phone'],
    }),
  ).toBeUndefined();
});
