import { z } from 'zod';
import { ApiError } from './errors.ts';
import type { FormObject } from './form.ts';

/** Boolean form parameter, sent as text. */
export const flag = z.enum(['true', 'false']).transform((text) => text === 'true');
export const integer = z
  .string()
  .regex(/^-?\d{1,15}$/, 'Invalid integer')
  .transform(Number);
export const text = z.string().max(5_000);
export const address = z.url({ protocol: /^https?$/ });
/** An empty value removes a key; an empty text removes all. */
export const metadata = z.union([z.literal(''), z.record(z.string().max(40), z.string().max(500))]);
export const expand = z.array(z.string().max(200)).max(20).optional();
const range = z.union([
  integer.transform((moment) => ({ gte: moment, lte: moment })),
  z.strictObject({
    gt: integer.optional(),
    gte: integer.optional(),
    lt: integer.optional(),
    lte: integer.optional(),
  }),
]);

export const listing = {
  limit: integer.pipe(z.number().min(1).max(100)).default(10),
  starting_after: text.optional(),
  ending_before: text.optional(),
  created: range.optional(),
  expand,
};

/** Parses parameters by a schema. Throws Stripe's error for invalid ones. */
export const readParams = <Schema extends z.ZodType>(
  schema: Schema,
  params: FormObject,
): z.output<Schema> => {
  const result = schema.safeParse(params);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw issue === undefined ? new ApiError('Invalid parameters.') : errorOf(issue);
};

const errorOf = (issue: z.core.$ZodIssue): ApiError => {
  if (issue.code === 'unrecognized_keys') {
    const param = nameOf([...issue.path, ...issue.keys.slice(0, 1)]);
    return new ApiError(`Received unknown parameter: ${param}`, {
      code: 'parameter_unknown',
      param,
    });
  }
  const param = nameOf(issue.path);
  const isMissing = issue.input === undefined && issue.message.includes('undefined');
  return isMissing
    ? new ApiError(`Missing required param: ${param}.`, { code: 'parameter_missing', param })
    : new ApiError(`Invalid ${param}: ${issue.message}`, { code: 'parameter_invalid', param });
};

/** Formats a path as in the form: `items[0][price]`. */
const nameOf = ([first = '', ...rest]: readonly PropertyKey[]): string =>
  [String(first), ...rest.map((part) => `[${String(part)}]`)].join('');
