import { COMMUNICATION_WAYS } from '@hearthway/domain/children/children.constants.ts';
import {
  addChildSchema,
  type Child,
  diagnosisLine,
} from '@hearthway/domain/children/children.contract.ts';
import { changedFields } from '@hearthway/domain/kernel/changes.contract.ts';
import * as z from 'zod/mini';
import { formSchema } from '../../forms/form-schema.ts';
import { entriesIn, tickedIn } from '../../forms/lists.ts';

/** Fields of a child as the texts of the form state them, unchecked. */
const fieldsIn = (texts: Record<string, string>): unknown => ({
  name: texts['name'] ?? '',
  birthMonth: texts['birthMonth'] ?? '',
  pronouns: texts['pronouns'] ?? '',
  communication: tickedIn(texts, 'communication', COMMUNICATION_WAYS),
  sensoryNeeds: texts['sensoryNeeds'] ?? '',
  strengths: texts['strengths'] ?? '',
  medicines: texts['medicines'] ?? '',
  emergencyNotes: texts['emergencyNotes'] ?? '',
  school: texts['school'] ?? '',
  diagnoses: entriesIn(texts['diagnoses']).map(({ name, more: since }) => ({ name, since })),
  insurance: texts['insurance'] === '' ? null : (texts['insurance'] ?? null),
});

/** Fields of a new child, read from the form. */
export const newChildSchema = formSchema(fieldsIn, addChildSchema);

/** Fields that differ from those that the form began with, so that another tab's changes stay. */
export const changedChildSchema = (before: Child) =>
  z.pipe(
    newChildSchema,
    z.transform((filled: z.infer<typeof addChildSchema>) =>
      // The form has no filters: the directory keeps them.
      changedFields(before, { ...filled, searchFilters: before.searchFilters }),
    ),
  );

/** Texts that the form of a child begins with. */
export const textsOf = (child: Child) => ({
  name: child.name,
  birthMonth: child.birthMonth,
  pronouns: child.pronouns,
  sensoryNeeds: child.sensoryNeeds,
  strengths: child.strengths,
  medicines: child.medicines,
  emergencyNotes: child.emergencyNotes,
  school: child.school,
  diagnoses: child.diagnoses.map(diagnosisLine).join('\n'),
  insurance: child.insurance ?? '',
});
