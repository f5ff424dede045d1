import type { Tier } from '@hearthway/domain/subscription/subscription.constants.ts';
import { useLingui } from '@lingui/react/macro';

/** The names of the plans. */
export const usePlanNames = (): Readonly<Record<Tier, string>> => {
  const { t } = useLingui();
  return {
    free: t({ message: 'Free', comment: 'The name of a plan' }),
    plus: t({ message: 'Plus', comment: 'The name of a plan' }),
    family: t({ message: 'Family', comment: 'The name of a plan' }),
  };
};
