import { parseAges } from '@hearthway/domain/directory/ages.ts';
import { formatPhone } from '@hearthway/domain/directory/phone.ts';
import { stateCode } from '@hearthway/domain/directory/states.ts';
import { fiveDigitZip } from '@hearthway/domain/directory/zip-code.ts';
import { z } from 'zod';

/** Columns of a listing and their corrected values. */
export type Columns = Readonly<Record<string, unknown>>;

/** Unit of correction: an address is corrected as a whole, since half of another would be nowhere. */
export interface Correction {
  readonly field: string;
  readonly columns: Columns;
}

/** Error for an impossible correction. The message is a sentence for the operator. */
export class RefusedCorrectionError extends Error {
  override readonly name = 'RefusedCorrectionError';
}

/**
 * Parses settings as an operator writes them, such as `phone=919-555-0100`. An empty value clears the field.
 * Throws a `RefusedCorrectionError` that names the first invalid one.
 */
export const readCorrections = (settings: readonly string[]): readonly Correction[] => {
  const corrections = new Map<string, Columns>();
  for (const setting of settings) {
    const { field, columns } = readSetting(setting);
    corrections.set(field, { ...corrections.get(field), ...columns });
  }
  return [...corrections].map(([field, columns]) => ({ field, columns }));
};

const readSetting = (setting: string): Correction => {
  const [, key, value] = /^([^=]*)=(.*)$/s.exec(setting) ?? [];
  if (key === undefined || value === undefined)
    throw new RefusedCorrectionError(`"${setting}" is not written as field=value.`);
  const known = SETTINGS.get(key);
  if (known === undefined)
    throw new RefusedCorrectionError(
      `There is no field "${key}". There are: ${[...SETTINGS.keys()].join(', ')}.`,
    );
  const read = known.schema.safeParse(value.trim());
  if (!read.success)
    throw new RefusedCorrectionError(`${key}: ${read.error.issues[0]?.message ?? 'is wrong'}.`);
  return { field: known.field, columns: read.data };
};

interface Setting {
  readonly field: string;
  readonly schema: z.ZodType<Columns, string>;
}

const MAX_LENGTH = 1_000;
const MAX_LIST_ITEMS = 20;

const text = z.string().max(MAX_LENGTH, `may have ${MAX_LENGTH} letters at most`);
const required = text.min(1, 'may not be empty');

const checked = <Value>(read: (value: string) => Value | null | undefined, message: string) =>
  text.transform((value, context): Value | null => {
    if (value === '') return null;
    const result = read(value);
    if (result !== null && result !== undefined) return result;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });

const list = text.transform((value) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
    .slice(0, MAX_LIST_ITEMS),
);

const languages = list.transform((tags, context): readonly string[] => {
  try {
    return Intl.getCanonicalLocales(tags);
  } catch {
    context.addIssue({ code: 'custom', message: 'takes language tags, as in "en, es"' });
    return z.NEVER;
  }
});

const isWebAddress = (value: string): boolean => /^https?:$/.test(URL.parse(value)?.protocol ?? '');
const isEmail = (value: string): boolean => z.email().safeParse(value).success;
const isDate = (value: string): boolean => z.iso.date().safeParse(value).success;

const yesNoSchema = z.enum(['yes', 'no', 'unknown'], 'takes yes, no or unknown');
const YES_NO_VALUES = { yes: true, no: false, unknown: null } as const;

/** Field that consists of one column. */
const column = (
  field: string,
  schema: z.ZodType<unknown, string>,
  name = field,
): readonly [string, Setting] => [
  field,
  { field, schema: schema.transform((value) => ({ [name]: value })) },
];

const yesNo = (field: string, name = field) =>
  column(
    field,
    z
      .string()
      .pipe(yesNoSchema)
      .transform((answer) => YES_NO_VALUES[answer]),
    name,
  );

const addressPart = (
  name: string,
  schema: z.ZodType<unknown, string>,
): readonly [string, Setting] => [
  name,
  { field: 'address', schema: schema.transform((value) => ({ [name]: value ?? '' })) },
];

/** Field whose correction removes the provider from the directory. */
export const LISTED = 'listed';

const optional = checked((value) => value, '');

const SETTINGS: ReadonlyMap<string, Setting> = new Map([
  column('name', required),
  column('description', text),
  column('phone', checked(formatPhone, 'is no US telephone number')),
  column(
    'email',
    checked((value) => (isEmail(value) ? value : null), 'is no email address'),
  ),
  column(
    'website',
    checked((value) => (isWebAddress(value) ? value : null), 'has to begin with https://'),
  ),
  column('hours', optional),
  addressPart('street', text),
  addressPart('city', text),
  addressPart('state', checked(stateCode, 'is no state').pipe(z.string('may not be empty'))),
  addressPart('zip', checked(fiveDigitZip, 'is no ZIP code')),
  [
    'ages',
    {
      field: 'ages',
      schema: checked(parseAges, 'takes ages, as in "2-12" or "18+"').transform((range) => ({
        ages_from: range?.from ?? null,
        ages_to: range?.to ?? null,
      })),
    },
  ],
  column('languages', languages),
  yesNo('telehealth'),
  yesNo('inHome', 'in_home'),
  yesNo('medicaid'),
  yesNo('accepting'),
  column('insurance', list),
  column('waitlist', optional),
  column('requirements', optional),
  column(
    'verified',
    checked((value) => (isDate(value) ? value : null), 'takes a date, as in "2026-11-21"'),
    'last_verified',
  ),
  // Withdrawing it lists the provider again.
  [LISTED, { field: LISTED, schema: z.literal('no', 'takes no').transform(() => ({})) }],
]);
