import { addDays, mondayOf } from '@hearthway/domain/calendar/days.ts';
import { createdProfileSchema } from '@hearthway/domain/dietary/dietary-profiles.contract.ts';
import { setTier } from '../../e2e/set-tier.ts';
import type { RunningStack } from '../../e2e/stack.ts';
import type { Figure } from '../limits.ts';
import { percentile } from '../load.ts';
import { register, type SignedIn } from '../replay/support.ts';
import { sized } from '../size.ts';
import { call } from '../support/requests.ts';

const CHILDREN = [1, 4, 10] as const;
const WARM_UP = 5;
/** With the warm-up fewer than a family may send in a minute. */
const WEEKS = sized(50, 3);

/** Told of the children in turn. */
const PROFILES = [
  { allergens: ['milk', 'egg'], accepted: ['Toast', 'Plain noodles', 'Apple slices'] },
  { allergens: ['peanuts'], accepted: ['Chicken nuggets', 'Fries', 'Yogurt'] },
  { avoidedTextures: ['sticky', 'mushy'], accepted: ['Rice', 'Crackers', 'Banana'] },
];

/** Prints how long a week of meals takes until it is stored, for families of different sizes. */
export const planWeeks = async (stack: RunningStack): Promise<readonly Figure[]> => {
  const rows = [];
  const figures: Figure[] = [];
  for (const children of CHILDREN) {
    const family = await register(stack);
    await setTier(stack, { email: family.email, tier: 'family' });
    const profileIds = await createProfiles(stack, family, children);
    const took = (await planAgain(stack, family, profileIds)).toSorted((a, b) => a - b);
    const ms = (share: number): string => percentile(took, share).toFixed(1);
    figures.push({ name: 'a week of meals, p95', ms: percentile(took, 0.95) });
    rows.push({ children, 'p50 ms': ms(0.5), 'p95 ms': ms(0.95), goal: 'p95 200 ms' });
  }
  console.log('A week of meals until it is stored');
  console.table(rows);
  return figures;
};

const createProfiles = async (
  stack: RunningStack,
  family: SignedIn,
  count: number,
): Promise<readonly string[]> => {
  const ids: string[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const { accepted = [], ...fields } = PROFILES[nth % PROFILES.length] ?? {};
    const acceptedFoods = accepted.map((food) => ({ food, presentation: '' }));
    const body = { childName: `Child ${nth + 1}`, age: 6, ...fields, acceptedFoods };
    const created = await call(stack, family, { path: '/api/dietary/profiles', body });
    ids.push(createdProfileSchema.parse(created).id);
  }
  return ids;
};

/** Plans the same week again and again. Milliseconds of each. */
const planAgain = async (
  stack: RunningStack,
  family: SignedIn,
  profileIds: readonly string[],
): Promise<readonly number[]> => {
  const week = mondayOf(addDays(new Date().toISOString().slice(0, 10), 7));
  const took: number[] = [];
  for (let nth = 0; nth < WARM_UP + WEEKS; nth += 1) {
    const start = performance.now();
    await call(stack, family, {
      method: 'PUT',
      path: `/api/dietary/plans/${week}`,
      body: {
        revision: nth === 0 ? null : nth,
        profileIds,
        weekdayMinutes: 30,
        hasLeftovers: true,
        eaters: 2,
      },
    });
    if (nth >= WARM_UP) took.push(performance.now() - start);
  }
  return took;
};
