import {
  createdProfileSchema,
  dietaryProfilesSchema,
} from '@hearthway/domain/dietary/dietary-profiles.contract.ts';
import { wait } from '../../../adapters/process/wait.ts';
import { setTier } from '../../e2e/set-tier.ts';
import type { RunningStack } from '../../e2e/stack.ts';
import { createClient } from '../directory/client.ts';
import { createRandom } from '../directory/random.ts';
import { rowOf } from '../directory/searching.ts';
import type { Figure } from '../limits.ts';
import { load } from '../load.ts';
import { register } from '../replay/support.ts';
import { sized } from '../size.ts';
import { call } from '../support/requests.ts';

const CLIENTS = 16;
const SECONDS = sized(10, 0.3);
const WARM_UP_SECONDS = sized(5, 0.3);
const ARRIVES_WITHIN_MS = 30_000;
const PATH = '/api/dietary/recipes';

type Query = Readonly<Record<string, string>>;

/** Words that are typed into the search, with a typing error and in Spanish too. */
const WORDS: readonly Query[] = ['toast', 'crunchy snack', 'pollo', 'rise', 'no egg', 'pasta'].map(
  (search) => ({ search }),
);

const FILTERS: readonly Query[] = [
  {},
  { category: 'dinner' },
  { isDairyFree: 'true', sort: 'time' },
  { isLowSensory: 'true', isFingerFood: 'true' },
  { difficulty: 'easy', sort: 'ingredients' },
];

const PANTRIES: readonly Query[] = ['eggs and rice', 'chicken, noodles', 'huevos y arroz'].map(
  (pantry) => ({ pantry }),
);

/** Prints how long the list of recipes takes for a family on the Plus plan, by kind of query. */
export const searchRecipes = async (stack: RunningStack): Promise<Figure> => {
  const family = await register(stack);
  await setTier(stack, { email: family.email, tier: 'plus' });
  const profile = await call(stack, family, {
    path: '/api/dietary/profiles',
    body: { childName: 'Maya', age: 6, allergens: ['milk', 'egg'], avoidedTextures: ['chewy'] },
  });
  const { id: fits } = createdProfileSchema.parse(profile);
  const arrived = async () => {
    const answer = await call(stack, family, { path: '/api/dietary/profiles' });
    return dietaryProfilesSchema.parse(answer).some(({ id }) => id === fits);
  };
  const signal = AbortSignal.timeout(ARRIVES_WITHIN_MS);
  while (!(await arrived())) await wait(50, signal);
  const random = createRandom(36);
  const client = createClient(stack.url, { token: family.token, connections: CLIENTS });
  const measure = (draw: () => Query, seconds = SECONDS) =>
    load({ concurrency: CLIENTS, seconds, operation: () => client.get(PATH, draw()) });
  const kinds: Readonly<Record<string, () => Query>> = {
    'words and filters': () => ({ ...random.pick(WORDS), ...random.pick(FILTERS) }),
    filters: () => random.pick(FILTERS),
    pantry: () => random.pick(PANTRIES),
    'fits a child': () => ({ ...random.pick(FILTERS), fits }),
  };
  const mixed = () => random.pick(Object.values(kinds))();
  await measure(mixed, WARM_UP_SECONDS);
  const all = await measure(mixed);
  const rows: Record<string, ReturnType<typeof rowOf> & { readonly goal?: string }> = {
    all: { ...rowOf(all), goal: 'p95 15 ms' },
  };
  for (const [kind, draw] of Object.entries(kinds)) rows[kind] = rowOf(await measure(draw));
  client.close();
  console.log(`Recipe searches by ${CLIENTS} clients at once, in ms`);
  console.table(rows);
  return { name: 'recipe search, p95', ms: all.p95 };
};
