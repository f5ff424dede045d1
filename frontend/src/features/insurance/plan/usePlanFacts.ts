import { planTypes } from '@hearthway/domain/content/kinds.ts';
import {
  coverageOf,
  type PlanAnswers,
  type PlanTypeRules,
} from '@hearthway/domain/insurance/coverage.ts';
import { PLAN_TYPES, type PlanType } from '@hearthway/domain/insurance/plan-types.constants.ts';
import { useQuery } from '@tanstack/react-query';
import { contentItemsQuery } from '../../../api/content.query.ts';
import { federalQuery, stateQuery } from '../shared/state.queries.ts';

/** Loads the texts and facts behind an answer, and evaluates them. */
export const usePlanFacts = (answers: PlanAnswers) => {
  const types = useQuery(contentItemsQuery(planTypes));
  const rules = useQuery(federalQuery);
  const law = useQuery({
    ...stateQuery(answers.state ?? 'AL'),
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
