import {
  type SchoolBreak,
  type SchoolBreakFields,
  schoolBreakSchema,
} from '@hearthway/domain/family-days/family-days.contract.ts';
import { changedFields } from '@hearthway/domain/kernel/changes.contract.ts';
import * as z from 'zod/mini';
import { formSchema } from '../../../forms/form-schema.ts';
import { choicesIn } from '../../../forms/lists.ts';
import { BREAKS_PATH } from './family-days.query.ts';

const newSchema = formSchema(
  (texts) => ({
    name: texts['name'] ?? '',
    firstDay: texts['firstDay'] ?? '',
    lastDay: texts['lastDay'] || texts['firstDay'] || '',
    childIds: choicesIn(texts, 'children'),
  }),
  schoolBreakSchema,
);

/** Command of the form, with the schema of its body. */
export const commandOf = (schoolBreak: SchoolBreak | undefined) => {
  if (schoolBreak === undefined)
    return { method: 'POST', path: BREAKS_PATH, schema: newSchema } as const;
  const { id, name, firstDay, lastDay, childIds } = schoolBreak;
  const before: SchoolBreakFields = { name, firstDay, lastDay, childIds };
  return {
    method: 'PUT',
    path: `${BREAKS_PATH}/${id}`,
    schema: z.pipe(
      newSchema,
      z.transform((filled: z.infer<typeof schoolBreakSchema>) => changedFields(before, filled)),
    ),
  } as const;
};
