import { callScripts, insurers, therapyCodes } from '@hearthway/domain/content/kinds.ts';
import { type PlanAnswers, planTypesOf } from '@hearthway/domain/insurance/coverage.ts';
import { useQuery } from '@tanstack/react-query';
import { contentItemQuery } from '../../../api/content.query.ts';

/** Questions of a call, billing codes, and verified numbers. */
export const useCallScript = () => ({
  script: useQuery(contentItemQuery(callScripts, 'coverage-call')),
  codes: useQuery(contentItemQuery(therapyCodes, 'codes')),
  numbers: useQuery(contentItemQuery(insurers, 'member-services')),
});

type CallScript = ReturnType<typeof useCallScript>;

export type ScriptItem = NonNullable<CallScript['script']['data']>;
export type CodesItem = NonNullable<CallScript['codes']['data']>;
export type NumbersItem = NonNullable<CallScript['numbers']['data']>;

export interface CallQuestion {
  readonly id: string;
  readonly question: string;
  readonly why: string;
}

/** Questions for the plan types still possible, in the order of the call. */
export const questionsFor = (
  { data, words }: Pick<ScriptItem, 'data' | 'words'>,
  answers: PlanAnswers,
): readonly CallQuestion[] => {
  const open = planTypesOf(answers);
  return data.questions.flatMap(({ id, planTypes }) => {
    const said = words.wording[id];
    const appliesTo =
      open.length === 0 ||
      planTypes === undefined ||
      open.some((planType) => planTypes.includes(planType)) ||
      (answers.isGrandfathered && planTypes.includes('grandfathered'));
    return said === undefined || !appliesTo ? [] : [{ id, ...said }];
  });
};
