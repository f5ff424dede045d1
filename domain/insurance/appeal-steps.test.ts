import { expect, test } from 'vitest';
import type { Message } from '../kernel/message.ts';
import { APPEAL_RULES } from './appeal-rules.ts';
import {
  APPEAL_RULE_WORDS,
  APPEAL_STEP_WORDS,
  APPEAL_STEPS,
  FILING_STEPS,
  WAY_ON_WORDS,
  WAYS_ON,
} from './appeal-steps.constants.ts';
import {
  CARE_WORDS,
  CARES,
  DENIAL_REASON_WORDS,
  DENIAL_REASONS,
  OUTCOME_WORDS,
  OUTCOMES,
  URGENCIES,
  URGENCY_WORDS,
} from './denials.constants.ts';

test('every step has a rule, and every step that a family sends is its own', () => {
  const rules = Object.values(APPEAL_RULES).flat();
  expect(new Set(rules.map(({ step }) => step))).toEqual(new Set(APPEAL_STEPS));
  for (const filing of FILING_STEPS)
    expect(rules.filter(({ step }) => step === filing).map(({ by }) => by)).not.toContain('plan');
});

const CHOICES: readonly (readonly [readonly string[], Readonly<Record<string, Message>>])[] = [
  [APPEAL_STEPS, APPEAL_STEP_WORDS],
  [APPEAL_STEPS, APPEAL_RULE_WORDS],
  [WAYS_ON, WAY_ON_WORDS],
  [DENIAL_REASONS, DENIAL_REASON_WORDS],
  [URGENCIES, URGENCY_WORDS],
  [CARES, CARE_WORDS],
  [OUTCOMES, OUTCOME_WORDS],
];

test.for(CHOICES)('each of %s has words of its own', ([ids, words]) => {
  expect(Object.keys(words)).toEqual(expect.arrayContaining([...ids]));
  const texts = Object.values(words).map(({ message }) => message);
  expect(new Set(texts).size).toBe(ids.length);
});
