import { expect, test } from 'vitest';
import { createPasswords } from './passwords.ts';

const passwords = createPasswords();

test('the same password has a different hash each time', async () => {
  const [one, other] = await Promise.all([passwords.hash('secret'), passwords.hash('secret')]);
  expect(one).not.toBe(other);
  expect(await passwords.verify(one, 'secret')).toBe(true);
  expect(await passwords.verify(one, 'Secret')).toBe(false);
});

test('a hash takes 19 MiB and two passes', async () => {
  expect(await passwords.hash('secret')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('letters composed differently by another device are the same password', async () => {
  expect(await passwords.verify(await passwords.hash('caf\u00e9'), 'cafe\u0301')).toBe(true);
});

test('a hash is outdated when it was made with other parameters', async () => {
  expect(passwords.isOutdated(await passwords.hash('secret'))).toBe(false);
  expect(
    passwords.isOutdated('$argon2id$v=19$m=8192,t=2,p=1$qUspxiioKATE8RVRd4WkAw$jt07hkZK961N'),
  ).toBe(true);
});

test('without an account, the same work is done', async () => {
  const timeOf = async (passwordHash: string | undefined) => {
    const times: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const start = performance.now();
      expect(await passwords.verify(passwordHash, 'secret')).toBe(passwordHash !== undefined);
      times.push(performance.now() - start);
    }
    return Math.min(...times);
  };
  // The answer would take a thousandth of the time if nothing were hashed.
  expect(await timeOf(undefined)).toBeGreaterThan(
    (await timeOf(await passwords.hash('secret'))) / 4,
  );
});
