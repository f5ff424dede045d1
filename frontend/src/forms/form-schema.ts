import * as z from 'zod/mini';

/** Texts of a form by the names of its fields. */
export type Texts = Record<string, string>;

/** Schema of a form: reads its texts as fields, unchecked, which the contract then checks. */
export const formSchema = <Contract extends z.core.$ZodType<unknown, unknown>>(
  fieldsIn: (texts: Texts) => unknown,
  contract: Contract,
) =>
  z.pipe(
    z.pipe(z.record(z.string(), z.string()), z.transform(fieldsIn)),
    z.pipe(
      z.transform((fields: unknown) => fields),
      contract,
    ),
  );
