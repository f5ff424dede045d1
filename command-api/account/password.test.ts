import { expect, test } from 'vitest';
import { hashPassword, isOutdated, verifyPassword } from './password.ts';

test('the same password has a different hash each time', async () => {
  const [one, other] = await Promise.all([hashPassword('secret'), hashPassword('secret')]);
  expect(one).not.toBe(other);
  expect(await verifyPassword(one, 'secret')).toBe(true);
  expect(await verifyPassword(one, 'Secret')).toBe(false);
});

test('letters composed differently by another device are the same password', async () => {
  expect(await verifyPassword(await hashPassword('caf\u00e9'), 'cafe\u0301')).toBe(true);
});

test('a hash is outdated when it was made with other parameters', async () => {
  expect(isOutdated(await hashPassword('secret'))).toBe(false);
  expect(isOutdated('$argon2id$v=19$m=8192,t=2,p=1$qUspxiioKATE8RVRd4WkAw$jt07hkZK961N')).toBe(
    true,
  );
});

test('without an account, the same work is done', async () => {
  const timeOf = async (passwordHash: string | undefined) => {
    const times: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const start = performance.now();
      expect(await verifyPassword(passwordHash, 'secret')).toBe(passwordHash !== undefined);
      times.push(performance.now() - start);
    }
    return Math.min(...times);
  };
  // The answer would take a thousandth of the time if nothing were hashed.
  expect(await timeOf(undefined)).toBeGreaterThan((await timeOf(await hashPassword('secret'))) / 4);
});
