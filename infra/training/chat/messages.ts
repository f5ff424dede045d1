import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CRISIS_TIERS, type CrisisTier } from '@hearthway/domain/crisis/crisis.constants.ts';

/** A message that a person wrote to teach or to judge the assistant, with the right answer. */
export interface LabeledMessage {
  /** Name of the file: one writer's. */
  readonly author: string;
  readonly kind: 'explicit' | 'implicit' | 'self-injury' | 'harmless';
  readonly tier: CrisisTier | null;
  readonly language: 'en' | 'es';
  readonly text: string;
}

/** Throws with the line that is not `label<TAB>language<TAB>text`. */
export const readMessages = (file: string): readonly LabeledMessage[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, at) => {
      if (line.trim() === '') return [];
      const [label = '', language, text] = line.split('\t');
      const meaning = LABELS.get(label);
      if (meaning === undefined || (language !== 'en' && language !== 'es') || text === undefined)
        throw new Error(`${file}:${at + 1} is not label, language and text.`);
      return [{ author: basename(file, '.tsv'), ...meaning, language, text }];
    });

/** All messages of a folder, by author. */
export const readFolder = (folder: URL): ReadonlyMap<string, readonly LabeledMessage[]> =>
  new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.tsv'))
      .sort()
      .map((name) => [basename(name, '.tsv'), readMessages(fileURLToPath(new URL(name, folder)))]),
  );

type Meaning = Pick<LabeledMessage, 'kind' | 'tier'>;

const LABELS: ReadonlyMap<string, Meaning> = new Map<string, Meaning>([
  ['none', { kind: 'harmless', tier: null }],
  ['s:self-injury', { kind: 'self-injury', tier: null }],
  ...CRISIS_TIERS.map((tier): [string, Meaning] => [`x:${tier}`, { kind: 'explicit', tier }]),
  ...CRISIS_TIERS.map((tier): [string, Meaning] => [`i:${tier}`, { kind: 'implicit', tier }]),
]);
