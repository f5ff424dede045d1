import * as z from 'zod/mini';
import { STATES } from '../kernel/states.constants.ts';

// Schemas of insurance content, which consists of front matter only. Each value names its supporting fact:
// `fact` for the fields of its object, `NAMEFact` for the field NAME alone, and `facts` by the name of the
// words. `facts-of.ts` looks them up. Null or absent words mean that nothing was found yet.

const line = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));

const factId = z
  .string('a value needs "fact", the id of the fact that it rests on')
  .check(z.minLength(1), z.maxLength(80));

/** Supporting facts by the name of the words. */
const factsOfWords = z.record(z.string(), z.array(factId).check(z.minLength(1)));

const TITLED = { title: line(80), description: line(240) };

const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const id = z.string().check(z.regex(ID, 'lower-case letters, digits and dashes'));

/** Texts for list entries in the data, by entry id. */
const wordsById = <Words extends z.ZodMiniType>(words: Words) => z.record(id, words);

const phone = z
  .string()
  .check(z.regex(/^1-\d{3}-\d{3}-\d{4}$/, 'a phone number has the form 1-800-555-0100'));

const webAddress = z.url({ protocol: /^https?$/ });

/** Ways in which a state made plans cover autism care. `parity` is a rule for all conditions alike. */
export const LAW_KINDS = ['statute', 'bulletin', 'parity'] as const;

/** Bodies that run the review by outside experts after a plan has denied twice. */
export const EXTERNAL_REVIEWERS = ['state', 'federal_hhs'] as const;

const stateCodes = Object.keys(STATES);

export const stateDataSchema = z.strictObject({
  code: z.string().check(z.refine((code) => stateCodes.includes(code), 'two letters, as TX')),
  law: z.strictObject({
    year: z.int().check(z.gte(1990), z.lte(2100)),
    yearFact: factId,
    kind: z.enum(LAW_KINDS),
    /** Legal name, the same in every language. */
    statute: line(300),
    fact: factId,
  }),
  medicaidAba: z.nullable(z.strictObject({ isCovered: z.boolean(), fact: factId })),
  regulator: z.strictObject({
    name: line(120),
    phone: z.nullable(phone),
    phoneFact: z.optional(factId),
    url: z.nullable(webAddress),
    fact: factId,
  }),
  externalReview: z.nullable(
    z.strictObject({
      who: z.enum(EXTERNAL_REVIEWERS),
      phone: z.nullable(phone),
      fact: factId,
    }),
  ),
  facts: factsOfWords,
});

export type StateData = z.infer<typeof stateDataSchema>;

export const stateWordsSchema = z.strictObject({
  ...TITLED,
  ageLimit: z.optional(line(300)),
  annualCap: z.optional(line(300)),
  otherLimits: z.optional(line(300)),
  /** Plans exempt from the law. */
  exemptPlans: z.optional(line(300)),
  notes: z.optional(line(600)),
  /** Additional contacts: other phone numbers, or another office for some plans. */
  helpNotes: z.optional(line(400)),
});

export type StateWords = z.infer<typeof stateWordsSchema>;

const BINDING = ['yes', 'no', 'depends'] as const;

export const planTypeDataSchema = z.strictObject({
  /** Position among the plan types, from 1. */
  order: z.int().check(z.gte(1)),
  /** Id of the appeal deadlines; null if no rule sets any. */
  deadlines: z.nullable(line(40)),
  /** Says whether a state law on autism care binds the plan. */
  stateLawBinds: z.enum(BINDING),
  /** Says whether the federal parity law binds the plan. */
  parityApplies: z.enum(BINDING),
  fact: factId,
});

export type PlanTypeData = z.infer<typeof planTypeDataSchema>;

export const planTypeWordsSchema = z.strictObject({
  ...TITLED,
  howToFindOut: line(400),
  regulator: line(200),
  appealTo: line(300),
  stateLaw: line(300),
  parity: line(300),
});

export type PlanTypeWords = z.infer<typeof planTypeWordsSchema>;

export const denialReasonDataSchema = z.strictObject({
  /** Position among the reasons, from 1. */
  order: z.int().check(z.gte(1)),
  fact: factId,
});

export type DenialReasonData = z.infer<typeof denialReasonDataSchema>;

export const denialReasonWordsSchema = z.strictObject({
  ...TITLED,
  meaning: line(300),
  argument: line(400),
  /** Documents to gather for the appeal. */
  gather: z.array(line(160)).check(z.minLength(1)),
});

export type DenialReasonWords = z.infer<typeof denialReasonWordsSchema>;

export const callScriptDataSchema = z.strictObject({
  /** Questions, in the order of the call. */
  questions: z
    .array(
      z.strictObject({
        id,
        /** Ids of the plan types that the question applies to; absent for all. */
        planTypes: z.optional(z.array(id).check(z.minLength(1))),
        fact: factId,
      }),
    )
    .check(z.minLength(1)),
});

export type CallScriptData = z.infer<typeof callScriptDataSchema>;

export const callScriptWordsSchema = z.strictObject({
  ...TITLED,
  wording: wordsById(z.strictObject({ question: line(300), why: line(200) })),
});

export type CallScriptWords = z.infer<typeof callScriptWordsSchema>;

export const THERAPIES = ['aba', 'speech', 'occupational'] as const;

export const therapyCodesDataSchema = z.strictObject({
  codes: z
    .array(
      z.strictObject({
        /** Billing code in lower case: `97153`, `0362t`. */
        id,
        therapy: z.enum(THERAPIES),
        /** Length of one unit; null if it is a session or was not found. */
        unitMinutes: z.nullable(z.int().check(z.gte(1))),
        fact: factId,
      }),
    )
    .check(z.minLength(1)),
});

export type TherapyCodesData = z.infer<typeof therapyCodesDataSchema>;

export const therapyCodesWordsSchema = z.strictObject({
  ...TITLED,
  /** Our own wording, since the official descriptions belong to the AMA. */
  wording: wordsById(line(200)),
});

export type TherapyCodesWords = z.infer<typeof therapyCodesWordsSchema>;

const numberSchema = z.strictObject({
  id,
  /** Option of the form. One insurer may have several numbers. */
  insurer: id,
  /** Null if no number is valid for all members: the one on the card applies. */
  phone: z.nullable(phone),
  fact: factId,
});

export const insurersDataSchema = z.strictObject({
  numbers: z.array(numberSchema).check(z.minLength(1)),
});

export type InsurersData = z.infer<typeof insurersDataSchema>;

export const insurersWordsSchema = z.strictObject({
  ...TITLED,
  wording: wordsById(z.strictObject({ label: line(100), note: z.optional(line(240)) })),
});

export type InsurersWords = z.infer<typeof insurersWordsSchema>;

export const federalDataSchema = z.strictObject({
  topics: z.array(z.strictObject({ id, fact: factId })).check(z.minLength(1)),
  /** Federal offices that help families. */
  helpers: z
    .array(
      z.strictObject({ id, phone: z.nullable(phone), url: z.nullable(webAddress), fact: factId }),
    )
    .check(z.minLength(1)),
});

export type FederalData = z.infer<typeof federalDataSchema>;

export const federalWordsSchema = z.strictObject({
  ...TITLED,
  wording: wordsById(z.strictObject({ title: line(120), text: line(600) })),
});

export type FederalWords = z.infer<typeof federalWordsSchema>;
