import { parseArgs } from 'node:util';
import { VERIFIED_LEVELS } from '@hearthway/domain/content/content.constants.ts';
import { UsageError } from '@hearthway/infra/adapters/process/command-line.ts';
import { z } from 'zod';
import type { Correction } from './corrections/correction.ts';

export type ContentCommand =
  /** The folder of the product, or with `directory` one that is laid over it. */
  | { readonly verb: 'check'; readonly directory: string | undefined }
  | { readonly verb: 'publish'; readonly directory: string }
  | { readonly verb: 'withdraw' }
  | {
      readonly verb: 'correct';
      readonly correction: Omit<Correction, 'value'>;
      /** Readings of the value: the first that the field allows is taken. */
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

/** Throws what to print. `today` is the ISO day of a correction that names none. */
export const readCommand = ([verb, ...more]: readonly string[], today: string): ContentCommand => {
  const [directory, ...others] = more;
  if (verb === 'check' && others.length === 0) return { verb, directory };
  if (verb === 'publish' && directory !== undefined && others.length === 0)
    return { verb, directory };
  if ((verb === 'withdraw' || verb === 'corrections') && more.length === 0) return { verb };
  if (verb === 'uncorrect' && more.length === 2) return { verb, field: fieldOf(more) };
  if (verb === 'correct') return readCorrection(more, today);
  throw new UsageError(USAGE);
};

const fieldOf = ([item = '', field = '']: readonly string[]) => {
  const [kind = '', id = '', ...others] = item.split('/');
  if (kind === '' || id === '' || others.length > 0 || field === '') throw new UsageError(USAGE);
  return { kind, id, field };
};

const optionsSchema = z.object({
  source: z.string().trim().min(1),
  by: z.string().trim().min(1),
  url: z.url({ protocol: /^https?$/ }).optional(),
  on: z.iso.date().optional(),
  verified: z.enum(VERIFIED_LEVELS).default('primary'),
});

const readCorrection = (args: readonly string[], today: string): ContentCommand => {
  const { positionals, values } = parsed(args);
  const options = optionsSchema.safeParse(values);
  const [, , value, ...others] = positionals;
  if (!options.success || value === undefined || others.length > 0) throw new UsageError(USAGE);
  const { source, by, url, on = today, verified } = options.data;
  return {
    verb: 'correct',
    correction: { ...fieldOf(positionals), source, url, verified, by, on },
    values: meantBy(value),
  };
};

const parsed = (args: readonly string[]) => {
  try {
    const text = { type: 'string' } as const;
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { source: text, by: text, url: text, on: text, verified: text },
    });
  } catch {
    throw new UsageError(USAGE);
  }
};

/** A text as it stands, then as JSON: `2007` may be a year, and `null` is never a text. */
const meantBy = (value: string): readonly unknown[] => {
  if (value === 'null') return [null];
  try {
    const json: unknown = JSON.parse(value);
    return typeof json === 'string' ? [value] : [value, json];
  } catch {
    return [value];
  }
};
