import { denialReasons, planTypes } from '@hearthway/domain/content/kinds.ts';
import { appealClock } from '@hearthway/domain/insurance/appeal-clock.ts';
import { useQuery } from '@tanstack/react-query';
import { contentItemsQuery } from '../../../../api/content.query.ts';
import { type Answers, gatheredFor, UNKNOWN_PLAN } from '../answers.ts';
import { appealCaseOf } from '../appeal-case.ts';
import { useStateItem } from '../useStateItem.ts';
import type { LetterInput, TypedWords } from './letter-input.ts';

const KEEP_SERVICES = ['keep-services', 'state-keep-services'];

interface LetterOptions {
  readonly answers: Answers;
  readonly words: TypedWords;
  readonly today: string;
}

/**
 * Collects the input of the letter; undefined if an answer is missing. Omits content that failed to load, so
 * that the letter says less but nothing wrong.
 */
export const useLetterInput = ({
  answers,
  words,
  today,
}: LetterOptions): LetterInput | undefined => {
  const { reason, state } = answers;
  const { data: reasons = [] } = useQuery(contentItemsQuery(denialReasons));
  const { data: plans = [] } = useQuery(contentItemsQuery(planTypes));
  const law = useStateItem(state);
  const appeal = appealCaseOf(answers);
  if (appeal === undefined || reason === null) return undefined;
  const rules = plans.find(({ id }) => id === answers.planType)?.data;
  const papers = reasons.find(({ id }) => id === reason)?.words.gather ?? [];
  const { deadlines } = appealClock(appeal, today);
  const ruleOf = (deadline: (typeof deadlines)[number] | undefined) => deadline?.rule.cite ?? null;
  const isKnown = answers.planType !== UNKNOWN_PLAN;
  return {
    words,
    reason,
    planType: appeal.planType,
    letterOn: appeal.letterOn,
    today,
    urgency: appeal.urgency,
    care: appeal.care,
    stateLaw:
      law.data === undefined
        ? null
        : {
            state: law.data.words.title,
            statute: law.data.data.law.statute,
            binds: rules?.stateLawBinds ?? 'depends',
          },
    parity: rules?.parityApplies ?? 'depends',
    urgentRule: isKnown
      ? ruleOf(
          deadlines.find(
            ({ step, by, rule }) =>
              by !== 'family' && rule.urgency === 'urgent' && step !== 'authorization-decide',
          ),
        )
      : null,
    keepServicesRule: isKnown
      ? ruleOf(deadlines.find(({ step }) => KEEP_SERVICES.includes(step)))
      : null,
    enclosures: papers.filter((_, place) => gatheredFor(answers).includes(place)),
  };
};
