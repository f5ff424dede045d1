import { everyRow } from '@hearthway/domain/kernel/every-row.fixture.ts';
import { expect, test } from 'vitest';
import { addressWith, parseReplyAddress, tokenIn } from './reply-address.ts';

const TOKEN = '0123456789abcdef0123456789abcdef';
const reply = { local: 'reply', domain: 'example.org' };

test('an address carries a token there and back', () => {
  expect(parseReplyAddress('Reply@Example.org')).toEqual(reply);
  expect(addressWith(reply, TOKEN)).toBe(`reply+${TOKEN}@example.org`);
  expect(tokenIn(reply, addressWith(reply, TOKEN))).toBe(TOKEN);
  expect(tokenIn(reply, addressWith(reply, TOKEN).toUpperCase())).toBe(TOKEN);
});

test(
  'in … the token is …',
  everyRow(
    [
      ['reply@example.org', ''],
      ['reply+@example.org', ''],
      [`reply+${TOKEN}0@example.org`, ''],
      ['reply+g123456789abcdef0123456789abcdef@example.org', ''],
      [`reply+${TOKEN}@example.com`, undefined],
      [`other+${TOKEN}@example.org`, undefined],
      [`replyx+${TOKEN}@example.org`, undefined],
      ['reply', undefined],
      ['@example.org', undefined],
      ['', undefined],
    ] as const,
    ([address, token]) => {
      expect(tokenIn(reply, address)).toBe(token);
    },
  ),
);

test.for(['', 'reply', 'reply+a@example.org', `${'r'.repeat(40)}@example.org`, 'a b@example.org'])(
  '%j cannot carry one',
  (address) => {
    expect(parseReplyAddress(address)).toBeUndefined();
  },
);
