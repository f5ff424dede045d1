import { accountDecider } from '@hearthway/domain/account/account.decider.ts';
import { type Family, perFamily } from '../family.ts';
import { openAggregate } from '../recorder.ts';

export const accountOf = perFamily((family) =>
  openAggregate(family, accountDecider, family.userId),
);

/** Whether the account was erased, after which nothing happens to it. */
export const isGone = (family: Family): boolean => accountOf(family).state().status === 'erased';
