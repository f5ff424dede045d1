import { randomUUID } from 'node:crypto';
import { addedChildSchema } from '@hearthway/domain/children/children.contract.ts';
import { invitedSchema } from '@hearthway/domain/household/household.contract.ts';
import { setTier } from '../../e2e/set-tier.ts';
import { type RunningStack, startStack } from '../../e2e/stack.ts';
import type { Figure } from '../limits.ts';
import { percentile } from '../load.ts';
import { register, type SignedIn } from '../replay/support.ts';
import { sized } from '../size.ts';
import { call } from '../support/requests.ts';

const MEMBERS = 5;
const CHILDREN = 10;
const TURNS = sized(200, 5);
const WARM_UP = sized(40, 2);

/** Reads of the own home page, which the browser sends at once. */
const HOME = [
  'me',
  'achievements',
  'categories/nearby',
  'children',
  'dietary/plans',
  'favorites',
  'journey',
  'learning/cards',
  'learning/progress',
  'stories',
  'subscription/plan',
  'subscription/prompts',
  'subscription/status',
] as const;

/**
 * All of Hearthway as `npm start` runs it: the home of a family of six with ten children, and a command of
 * someone who acts in no household, in their own and in another, in turn.
 */
export const run = async (): Promise<readonly Figure[]> => {
  const stack = await startStack();
  try {
    const alone = await addFamily(stack);
    const owner = await addFamily(stack);
    const members = await joinedBy(stack, owner.family);
    const [member = owner.family] = members;
    const home = await timed(() =>
      Promise.all(HOME.map((path) => call(stack, owner.family, { path: `/api/${path}` }))),
    );
    console.log(`A household of ${members.length + 1} with ${CHILDREN} children`);
    console.table([{ opens: 'home', ...home, goal: 'p95 100 ms' }]);
    const change = (by: SignedIn, of: Household, household?: string) => () =>
      call(stack, by, {
        method: 'PUT',
        path: `/api/children/${of.childId}`,
        body: { school: `School ${randomUUID()}` },
        household,
      });
    const [withoutMembers, own, other] = await inTurn([
      change(alone.family, alone),
      change(owner.family, owner),
      change(member, owner, owner.family.userId),
    ]);
    console.log('A command until it is stored');
    console.table({
      'without members': withoutMembers,
      'in the own household': { ...own, goal: 'p95 within 5 % of without members' },
      'in another household': other,
    });
    return [{ name: 'home of a household of six, p95', ms: home.p95 }];
  } finally {
    await stack.stop();
  }
};

interface Household {
  readonly family: SignedIn;
  /** The child added last. */
  readonly childId: string;
}

const addFamily = async (stack: RunningStack): Promise<Household> => {
  const family = await register(stack);
  await setTier(stack, { email: family.email, tier: 'family' });
  let childId = '';
  for (let nth = 1; nth <= CHILDREN; nth += 1) {
    const body = { name: `Child ${nth}`, birthMonth: '2020-05' };
    const added = await call(stack, family, { path: '/api/children', body });
    childId = addedChildSchema.parse(added).id;
  }
  return { family, childId };
};

const joinedBy = async (stack: RunningStack, owner: SignedIn): Promise<readonly SignedIn[]> => {
  const members: SignedIn[] = [];
  while (members.length < MEMBERS) {
    const body = { role: 'co-parent' };
    const invited = await call(stack, owner, { path: '/api/household/invitations', body });
    const { token } = invitedSchema.parse(invited);
    const member = await register(stack);
    await call(stack, member, { path: '/api/household/memberships', body: { token } });
    members.push(member);
  }
  return members;
};

interface Times {
  readonly p50: number;
  readonly p95: number;
}

const timed = async (operation: () => Promise<unknown>): Promise<Times> => {
  const [times] = await inTurn([operation]);
  return times ?? { p50: Number.NaN, p95: Number.NaN };
};

/** Milliseconds of each operation. They take turns, so that none has a busier machine than another. */
const inTurn = async (
  operations: readonly (() => Promise<unknown>)[],
): Promise<readonly Times[]> => {
  const took: number[][] = operations.map(() => []);
  for (let turn = 0; turn < WARM_UP + TURNS; turn += 1)
    for (const [nth, operation] of operations.entries()) {
      const start = performance.now();
      await operation();
      if (turn >= WARM_UP) took[nth]?.push(performance.now() - start);
    }
  return took.map((all) => {
    const sorted = all.toSorted((a, b) => a - b);
    const ms = (share: number): number => Math.round(percentile(sorted, share) * 10) / 10;
    return { p50: ms(0.5), p95: ms(0.95) };
  });
};
