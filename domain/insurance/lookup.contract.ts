import * as z from 'zod/mini';
import { citedFactSchema } from '../content/content.contract.ts';
import { STATES } from '../kernel/states.constants.ts';
import { typedLine } from '../kernel/typed-text.ts';
import { MEMBER_ID_MAX_LENGTH, ZIP_CODE_MAX_LENGTH } from './insurance.constants.ts';
import { insurerCalled } from './insurers.constants.ts';

/** Parses a two-letter state code, case-insensitive. */
export const stateCalled = (text: string): string | undefined => {
  const called = text.trim().toUpperCase();
  return Object.keys(STATES).find((code) => code === called);
};

/**
 * `POST /api/insurance/lookup`. An insurer is given by id or name; empty texts count as absent. A `memberId`
 * is accepted but dropped here, so that our code never sees it.
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

export const lookupFormSchema = z.extend(lookupSchema, {
  memberId: z.optional(typedLine({ most: MEMBER_ID_MAX_LENGTH })),
});

/** Ids of the facts that support a statement. */
const factIds = z.readonly(z.array(z.string()));

const benefitSchema = z.readonly(
  z.object({
    /** Null if it depends on the plan. */
    covered: z.nullable(z.boolean()),
    sessions: z.string(),
    copay: z.string(),
    notes: z.string(),
    /** Caveats: points that only the plan can answer, or that may differ. */
    uncertain: z.readonly(z.array(z.string())),
    facts: factIds,
  }),
);

/** Response of the lookup. Texts are in the language of the page. */
export const lookupAnswerSchema = z.readonly(
  z.object({
    provider: z.string(),
    /** Two-letter code; null if unknown. */
    state: z.nullable(z.string()),
    benefits: z.readonly(
      z.object({
        abaTherapy: benefitSchema,
        speechTherapy: benefitSchema,
        occupationalTherapy: benefitSchema,
      }),
    ),
    /** Null if it depends on the plan. */
    authorizationRequired: z.nullable(z.boolean()),
    authorization: z.readonly(z.object({ notes: z.string(), facts: factIds })),
    contacts: z.readonly(
      z.object({
        /** Phone number, or where to find it. */
        customerService: z.string(),
        behavioralHealth: z.string(),
        /** URL of the plan's member site; absent if none was verified. */
        memberPortal: z.optional(z.string()),
        /** Verified member services numbers. */
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
    /** All facts cited above. */
    facts: z.readonly(z.array(citedFactSchema)),
  }),
);

export type LookupAnswer = z.infer<typeof lookupAnswerSchema>;

export type Benefit = z.infer<typeof benefitSchema>;
