import { resourceListSchema } from '@hearthway/domain/directory/directory.contract.ts';
import { FREE_FAVORITES_LIMIT } from '@hearthway/domain/favorites/favorites.constants.ts';
import { favoriteSchema } from '@hearthway/domain/favorites/favorites.contract.ts';
import { signedInSchema } from '@hearthway/domain/session/session.contract.ts';
import type { Tier } from '@hearthway/domain/subscription/subscription.constants.ts';
import { subscriptionStatusSchema } from '@hearthway/domain/subscription/subscription.contract.ts';
import { expect, inject, test, vi } from 'vitest';
import { z } from 'zod';
import { setTier } from './set-tier.ts';
import { newPerson } from './visit.ts';

const stack = inject('sharedStack');

const PATIENCE = { timeout: 10_000, interval: 50 };

const joinAs = async ({ email, password }: ReturnType<typeof newPerson>) => {
  const call = (token: string | undefined, method: string, path: string, body?: unknown) =>
    fetch(`${stack.url}${path}`, {
      method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const names = { firstName: 'Robin', lastName: 'Hearth' };
  const answer = await call(undefined, 'POST', '/api/register', {
    ...names,
    email,
    password,
    confirmPassword: password,
  });
  const { token } = signedInSchema.parse(await answer.json());
  return (method: string, path: string, body?: unknown) => call(token, method, path, body);
};

test('a plan that the operator sets lifts the limits, and taking it away leaves what is there', async () => {
  const person = newPerson();
  const call = await joinAs(person);
  const read = async <Schema extends z.core.$ZodType>(path: string, schema: Schema) =>
    z.parse(schema, await (await call('GET', path)).json());
  const become = async (tier: Tier) => {
    await setTier(stack, { email: person.email, tier });
    await vi.waitFor(async () => {
      const status = await read('/api/subscription/status', subscriptionStatusSchema);
      expect(status.tier).toBe(tier);
    }, PATIENCE);
  };
  const favorite = async (resourceId: string) =>
    (await call('POST', '/api/favorites', { resourceId })).status;
  const found = async () => read('/api/resources?location=27701', resourceListSchema);

  const free = await found();
  expect(free.meta).toMatchObject({ userTier: 'free', maxResults: 5, radiusMiles: 25 });
  expect(free.resources).toHaveLength(5);

  await become('plus');
  const plus = await found();
  expect(plus.meta).toMatchObject({ userTier: 'plus', radiusMiles: 100 });
  const ids = plus.resources.map(({ id }) => id).slice(0, FREE_FAVORITES_LIMIT + 2);
  expect(ids).toHaveLength(FREE_FAVORITES_LIMIT + 2);
  for (const id of ids.slice(0, -1)) expect(await favorite(id)).toBe(204);

  await become('free');
  expect(await favorite(ids.at(-1) ?? '')).toBe(409);
  const kept = await vi.waitFor(async () => {
    const favorites = await read('/api/favorites', z.array(favoriteSchema));
    expect(favorites).toHaveLength(FREE_FAVORITES_LIMIT + 1);
    return favorites;
  }, PATIENCE);
  expect(kept.map(({ id }) => id)).toEqual(ids.slice(0, -1).toReversed());
});
