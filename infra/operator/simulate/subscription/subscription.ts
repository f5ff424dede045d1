import { subscriptionDecider } from '@hearthway/domain/subscription/subscription.decider.ts';
import { perFamily } from '../family.ts';
import { openAggregate } from '../recorder.ts';

export const subscriptionOf = perFamily((family) =>
  openAggregate(family, subscriptionDecider, family.userId),
);
