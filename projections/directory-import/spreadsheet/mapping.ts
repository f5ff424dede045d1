import { readFile } from 'node:fs/promises';
import { CATEGORY_IDS } from '@hearthway/domain/directory/categories.ts';
import { STATES, TERRITORIES } from '@hearthway/domain/kernel/states.constants.ts';
import { z } from 'zod';
import { RefusedFileError } from '../refused-file.ts';

const column = z.string().min(1);
const words = z.array(z.string().min(1)).min(1);

/** Columns whose cells are joined to one text. */
const columns = z.union([column.transform((only) => [only]), z.array(column).min(1)]);

const ruleSchema = z
  .strictObject({
    /** The rule matches if one of these cells says yes, or contains one of the words of `says`. */
    columns: z.array(column).min(1),
    /** Words in the cell, case-insensitive; `psycholog*` is a prefix. */
    says: words.optional(),
    category: z.enum(CATEGORY_IDS).optional(),
    tags: words.optional(),
    /** BCP 47. */
    languages: z
      .array(z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/))
      .min(1)
      .optional(),
    telehealth: z.boolean().optional(),
    inHome: z.boolean().optional(),
    medicaid: z.boolean().optional(),
    accepting: z.boolean().optional(),
  })
  .refine(
    ({ columns: _columns, says: _says, ...effects }) => Object.keys(effects).length > 0,
    'A rule needs something that it says of the provider: a category, tags, telehealth, …',
  );

const mappingSchema = z.strictObject({
  /** Part of its listings' ids, so it must never change. */
  source: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'takes small letters, digits and hyphens')
    .max(40)
    .refine((source) => !['nppes', 'demo'].includes(source), 'is taken'),
  /** Name shown to families. */
  name: z.string().min(1).max(100),
  licence: z.string().min(1).max(100).optional(),
  /** Date of the last check of the whole list, unless a column has one per row. */
  lastVerified: z.iso.date().optional(),
  /** Default state of addresses without one. */
  state: z.enum(Object.keys({ ...STATES, ...TERRITORIES })),
  columns: z.strictObject({
    name: column,
    /** Provider's own id in the list. Without it, name and place identify the provider. */
    id: column.optional(),
    /** Whole address, or its parts. */
    address: column.optional(),
    street: column.optional(),
    city: column.optional(),
    state: column.optional(),
    zip: column.optional(),
    county: column.optional(),
    phone: column.optional(),
    email: column.optional(),
    website: column.optional(),
    hours: column.optional(),
    ages: columns.optional(),
    description: columns.optional(),
    insurance: column.optional(),
    waitlist: column.optional(),
    requirements: column.optional(),
    lastVerified: column.optional(),
  }),
  /** Placeholders for an empty cell: "N/A". */
  nothing: z.array(z.string()).default([]),
  counties: z.record(z.string(), z.string()).default({}),
  /** The first matching rule sets the main category. */
  rules: z.array(ruleSchema).default([]),
  /** Category of rows without a matching rule. */
  otherwise: z.enum(CATEGORY_IDS),
});

/** Mapping of a list's columns. See README.md. */
export type Mapping = z.infer<typeof mappingSchema>;

export type Rule = z.infer<typeof ruleSchema>;

/** Throws a `RefusedFileError` that names the faulty field. */
export const parseMapping = (text: string): Mapping => {
  const read = mappingSchema.safeParse(jsonOf(text));
  if (read.success) return read.data;
  const wrong = read.error.issues.map(
    ({ path, message }) => `${path.length === 0 ? 'the whole' : path.join('.')}: ${message}`,
  );
  throw new RefusedFileError(`The mapping is invalid. ${wrong.join('; ')}.`);
};

export const readMapping = async (path: string): Promise<Mapping> => {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new RefusedFileError(
      `Cannot read ${path}: ${error instanceof Error ? error.message : String(error)}.`,
    );
  });
  return parseMapping(text);
};

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new RefusedFileError('The mapping is not JSON.');
  }
};
