import { DENIAL_KEY } from '../../../session/kept-insurance.ts';
import { createKept, type Kept } from '../shared/kept.ts';
import { type Answers, answersSchema } from './answers.ts';

/** Answers stored in this browser for an account; null for visitors. */
export const keptAnswers = (userId: string | null): Kept<Answers> =>
  createKept({ key: DENIAL_KEY, schema: answersSchema, userId });
