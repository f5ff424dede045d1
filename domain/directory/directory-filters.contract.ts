import * as z from 'zod/mini';
import { searchFields } from './directory.contract.ts';

/** `GET /api/resources/filters?…`. */
export const filterQuerySchema = z.object(searchFields);

export type FilterQuery = z.infer<typeof filterQuerySchema>;

/** Values of a filter, those with the most listings first; unused values are left out. */
const choicesSchema = z.array(z.object({ value: z.string(), count: z.number() }));

/** `GET /api/resources/filters`: among what the same query finds. */
export const filterChoicesSchema = z.object({
  /** Number of counted listings. */
  total: z.number(),
  /** There are more: the counts are of the nearest. */
  isCapped: z.boolean(),
  /** By the name of the query parameter. Ages are in their order. */
  choices: z.object({
    ages: choicesSchema,
    language: choicesSchema,
    telehealth: choicesSchema,
    inHome: choicesSchema,
    medicaid: choicesSchema,
    accepting: choicesSchema,
    insurance: choicesSchema,
    tag: choicesSchema,
  }),
});

export type FilterChoices = z.infer<typeof filterChoicesSchema>;
