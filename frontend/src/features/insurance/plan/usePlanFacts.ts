import { federal, planTypes, states } from '@hearthway/domain/content/kinds.ts';
import {
  coverageOf,
  type PlanAnswers,
  type PlanTypeRules,
  type StateCode,
} from '@hearthway/domain/insurance/coverage.ts';
import { PLAN_TYPES, type PlanType } from '@hearthway/domain/insurance/plan-types.constants.ts';
import { STATES } from '@hearthway/domain/kernel/states.constants.ts';
import { useQuery } from '@tanstack/react-query';
import { contentItemQuery, contentItemsQuery } from '../../../api/content.query.ts';

/** Id of the one item that holds the federal rules. */
const FEDERAL = 'rules';

/** Id of a state's item: the name in its address, in lower case. */
const stateId = (state: StateCode): string => STATES[state].toLowerCase().replaceAll(' ', '-');

/** The texts and facts that an answer rests on, and what they decide. */
export const usePlanFacts = (answers: PlanAnswers) => {
  const types = useQuery(contentItemsQuery(planTypes));
  const rules = useQuery(contentItemQuery(federal, FEDERAL));
  const law = useQuery({
    ...contentItemQuery(states, answers.state === null ? '' : stateId(answers.state)),
    enabled: answers.state !== null,
  });
  const byType: Partial<Record<PlanType, PlanTypeRules>> = {};
  for (const { id, data } of types.data ?? []) {
    const planType = PLAN_TYPES.find((each) => each === id);
    if (planType !== undefined) byType[planType] = data;
  }
  const isLawFound = answers.state !== null && law.data !== undefined;
  const coverage = coverageOf({ answers, rules: byType, isLawFound });
  return { coverage, types, rules, law: answers.state === null ? undefined : law };
};

export type PlanFacts = ReturnType<typeof usePlanFacts>;

export type PlanTypeItem = NonNullable<PlanFacts['types']['data']>[number];

export type FederalItem = NonNullable<PlanFacts['rules']['data']>;

export type StateItem = NonNullable<NonNullable<PlanFacts['law']>['data']>;
