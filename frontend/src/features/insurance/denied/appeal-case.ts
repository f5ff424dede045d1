import type { AppealCase } from '@hearthway/domain/insurance/appeal-case.ts';
import { type Answers, UNKNOWN_PLAN } from './answers.ts';

/** Converts the answers to a case for the appeal clock; undefined if one is missing. */
export const appealCaseOf = ({
  planType,
  state,
  notice,
  letterOn,
  care,
  urgency,
  changesOn,
  letterSays,
  taken,
}: Answers): AppealCase | undefined =>
  planType === null || letterOn === null || care === null
    ? undefined
    : {
        planType: planType === UNKNOWN_PLAN ? null : planType,
        state,
        notice,
        letterOn,
        urgency,
        care,
        changesOn: care === 'running' ? changesOn : null,
        letterSays,
        taken,
      };
