import * as z from 'zod/mini';
import { searchFields } from './directory.contract.ts';

/** `GET /api/resources/filters?…`. */
export const filterQuerySchema = z.object(searchFields);

export type FilterQuery = z.infer<typeof filterQuerySchema>;

/** Filter values in use, those with the most listings first. */
const choicesSchema = z.array(z.object({ value: z.string(), count: z.number() }));

/** `GET /api/resources/filters`: counts within the results of the same query. */
export const filterChoicesSchema = z.object({
  total: z.number(),
  /** True if there are more matches: only the nearest are counted. */
  isCapped: z.boolean(),
  /** Choices by query parameter. Ages are in ascending order. */
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
