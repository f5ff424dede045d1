import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Danger } from '@hearthway/domain/crisis/danger-reader.ts';
import { readSituations, type Situation } from './situations.ts';

const SITUATIONS = new URL('situations/', import.meta.url);

/** All evaluation sets by situation, from which nothing is learned. */
export const readAllSituations = (): readonly Situation[] =>
  readdirSync(SITUATIONS)
    .filter((name) => name.endsWith('.tsv'))
    .sort()
    .flatMap((name) => readSituations(fileURLToPath(new URL(name, SITUATIONS))));

type DangerIn = (text: string) => Danger;

const decisionOf = ({ crisis, possible }: Danger): string => {
  if (crisis !== null) return `fixed answer (${crisis.tier})`;
  return possible === null ? 'nothing' : `line (${possible})`;
};

/** A line for each text that is answered otherwise after a change. */
export const flippedDecisions = (
  texts: readonly string[],
  before: DangerIn,
  after: DangerIn,
): readonly string[] =>
  texts.flatMap((text) => {
    const was = decisionOf(before(text));
    const is = decisionOf(after(text));
    return was === is ? [] : `${was} → ${is}: ${text}`;
  });
