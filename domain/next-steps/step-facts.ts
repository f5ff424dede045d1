import * as z from 'zod/mini';
import { type CitedFact, citedFactSchema } from '../content/content.contract.ts';
import TABLE from './step-facts.json' with { type: 'json' };

export type StepFactId = keyof typeof TABLE;

const FACTS: Readonly<Record<string, CitedFact>> = z.parse(
  z.record(z.string(), citedFactSchema),
  TABLE,
);

/** Facts behind the steps, copied from `content/facts/`; a test compares them. */
export const stepFacts = (ids: readonly string[]): readonly CitedFact[] =>
  ids.flatMap((id) => FACTS[id] ?? []);

export const STEP_FACT_IDS: readonly string[] = Object.keys(TABLE);
