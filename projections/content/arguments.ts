import { VERIFIED_LEVELS } from '@hearthway/domain/content/content.constants.ts';
import {
  day,
  oneOf,
  readable,
  webAddress,
  words,
} from '@hearthway/infra/adapters/process/argument-values.ts';
import { call, defineProgram } from '@hearthway/infra/adapters/process/command-line.ts';
import { z } from 'zod';
import type { Correction } from './corrections/correction.ts';

export type ContentCommand =
  /** Product folder; or, with `directory`, a folder layered over it. */
  | { readonly verb: 'check'; readonly directory: string | undefined }
  | { readonly verb: 'publish'; readonly directory: string }
  | { readonly verb: 'withdraw' }
  | {
      readonly verb: 'correct';
      readonly correction: Omit<Correction, 'value'>;
      /** Interpretations of the value; the first that the field allows is used. */
      readonly values: readonly unknown[];
    }
  | { readonly verb: 'corrections' }
  | { readonly verb: 'uncorrect'; readonly field: Pick<Correction, 'kind' | 'id' | 'field'> };

const USAGE = `npm run content -- check [DIR] | publish DIR | withdraw | correct ... | corrections | uncorrect ...
  check        names file and line of every fault in content/
  check DIR    the same for a folder of your own, laid over content/
  publish DIR  publishes a folder of your own: its items are added, or replace ours by id
  withdraw     takes your own folder away again
  correct KIND/ID FIELD VALUE --source TEXT --by NAME [--url ADDRESS] [--on DATE] [--verified LEVEL]
               shows VALUE in place of ours, with who verified it when: state/texas regulator.phone
               1-800-555-0100, or state/texas words.es.ageLimit "..."; the VALUE null means not found
  corrections  lists them, and says which no longer hold
  uncorrect KIND/ID FIELD
               shows our value again
content/README.md says how content is written.`;

const DIR = words('the name of a folder');

const ITEM = readable('no item', 'KIND/ID, such as state/texas', (text) => {
  const [kind = '', id = '', ...others] = text.split('/');
  return kind === '' || id === '' || others.length > 0 ? undefined : { kind, id };
});

const FIELD = words('the name of a field, such as regulator.phone');

/** @param clock Date of a correction that names none. */
export const contentProgram = (clock: () => Date) =>
  defineProgram<ContentCommand>({
    name: 'npm run content --',
    usage: USAGE,
    calls: {
      check: call({ DIR: DIR.optional() }, (given) => ({ verb: 'check', directory: given.DIR })),
      publish: call({ DIR }, (given) => ({ verb: 'publish', directory: given.DIR })),
      withdraw: call({}, () => ({ verb: 'withdraw' })),
      correct: call(
        {
          'KIND/ID': ITEM,
          FIELD,
          VALUE: z.string().describe('text to show, in quotes, or null'),
          source: words('what says so, in quotes'),
          by: words('the name of the person who verified it'),
          url: webAddress.optional(),
          on: day.optional(),
          verified: oneOf('no level', VERIFIED_LEVELS).default('primary'),
        },
        ({ 'KIND/ID': item, FIELD: field, VALUE: value, url, on, ...proof }) => ({
          verb: 'correct',
          correction: { ...item, field, url, ...proof, on: on ?? dayOf(clock()) },
          values: meantBy(value),
        }),
      ),
      corrections: call({}, () => ({ verb: 'corrections' })),
      uncorrect: call({ 'KIND/ID': ITEM, FIELD }, ({ 'KIND/ID': item, FIELD: field }) => ({
        verb: 'uncorrect',
        field: { ...item, field },
      })),
    },
  });

export const program = contentProgram(() => new Date());

const dayOf = (time: Date): string => time.toISOString().slice(0, 'YYYY-MM-DD'.length);

/** Interprets a value as text, then as JSON: `2007` may be a year, and `null` is never a text. */
const meantBy = (value: string): readonly unknown[] => {
  if (value === 'null') return [null];
  try {
    const json: unknown = JSON.parse(value);
    return typeof json === 'string' ? [value] : [value, json];
  } catch {
    return [value];
  }
};
