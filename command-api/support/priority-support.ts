import { FIRST_TIER } from '@hearthway/domain/subscription/subscription.constants.ts';
import { subscriptionDecider } from '@hearthway/domain/subscription/subscription.decider.ts';
import { tierAt } from '@hearthway/domain/subscription/tier-at.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import type { Sender } from './sender.ts';

export const hasPrioritySupport = async (
  { readState }: Pick<CommandDependencies, 'readState'>,
  { kind, userId }: Pick<Sender, 'kind' | 'userId'>,
  now: Date,
): Promise<boolean> =>
  kind === 'family' && tierAt(await readState(subscriptionDecider, userId), now) !== FIRST_TIER;
