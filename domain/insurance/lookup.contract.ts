import * as z from 'zod/mini';
import { citedFactSchema } from '../content/content.contract.ts';
import { STATES } from '../kernel/states.constants.ts';
import { typedLine } from '../kernel/typed-text.ts';
import { MEMBER_ID_MAX_LENGTH, ZIP_CODE_MAX_LENGTH } from './insurance.constants.ts';
import { insurerCalled } from './insurers.constants.ts';

/** Two letters, in any case. */
export const stateCalled = (text: string): string | undefined => {
  const called = text.trim().toUpperCase();
  return Object.keys(STATES).find((code) => code === called);
};

/**
 * `POST /api/insurance/lookup`. An insurer is named by its id or its name; empty texts are absent. A
 * `memberId` is accepted and dropped here: no code of ours ever sees it.
 */
export const lookupSchema = z.object({
  insuranceProvider: z
    .string('Please select an insurance provider')
    .check(
      z.refine((text) => insurerCalled(text) !== undefined, 'Please select an insurance provider'),
    ),
  zipCode: z.optional(typedLine({ most: ZIP_CODE_MAX_LENGTH })),
  state: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => text.trim() === '' || stateCalled(text) !== undefined,
          'Please choose a state from the list',
        ),
      ),
  ),
});

/** The form of it. */
export const lookupFormSchema = z.extend(lookupSchema, {
  memberId: z.optional(typedLine({ most: MEMBER_ID_MAX_LENGTH })),
});

/** Ids of the facts that a statement rests on. */
const factIds = z.readonly(z.array(z.string()));

const benefitSchema = z.readonly(
  z.object({
    /** Null: the plan decides. */
    covered: z.nullable(z.boolean()),
    sessions: z.string(),
    copay: z.string(),
    notes: z.string(),
    /** Sentences on what the plan alone knows, or what may hold otherwise. */
    uncertain: z.readonly(z.array(z.string())),
    facts: factIds,
  }),
);

/** Its answer. Texts are in the language of the page. */
export const lookupAnswerSchema = z.readonly(
  z.object({
    /** Name of the insurer. */
    provider: z.string(),
    /** Two letters; null where none is known. */
    state: z.nullable(z.string()),
    benefits: z.readonly(
      z.object({
        abaTherapy: benefitSchema,
        speechTherapy: benefitSchema,
        occupationalTherapy: benefitSchema,
      }),
    ),
    /** Null: the plan decides. */
    authorizationRequired: z.nullable(z.boolean()),
    authorization: z.readonly(z.object({ notes: z.string(), facts: factIds })),
    contacts: z.readonly(
      z.object({
        /** A number, or where to find it. */
        customerService: z.string(),
        behavioralHealth: z.string(),
        /** Address of the plan's site for members; left out where none was verified. */
        memberPortal: z.optional(z.string()),
        /** Verified numbers of member services. */
        numbers: z.readonly(
          z.array(
            z.readonly(
              z.object({
                label: z.string(),
                phone: z.string(),
                note: z.nullable(z.string()),
                facts: factIds,
              }),
            ),
          ),
        ),
      }),
    ),
    /** Every fact that is named above. */
    facts: z.readonly(z.array(citedFactSchema)),
  }),
);

export type LookupAnswer = z.infer<typeof lookupAnswerSchema>;

export type Benefit = z.infer<typeof benefitSchema>;
