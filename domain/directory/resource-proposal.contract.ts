import * as z from 'zod/mini';
import { STATES, TERRITORIES } from '../kernel/states.constants.ts';
import { typedLine, typedText } from '../kernel/typed-text.ts';
import { webAddress } from '../kernel/web-address.ts';
import { CATEGORY_IDS } from './categories.ts';
import { formatPhone } from './phone.ts';
import {
  PROPOSAL_NAME_MAX_LENGTH,
  PROPOSAL_OUTCOMES,
  PROPOSAL_PLACE_MAX_LENGTH,
  PROPOSAL_TEXT_MAX_LENGTH,
  PROPOSAL_WEBSITE_MAX_LENGTH,
} from './resource-proposal.constants.ts';
import { fiveDigitZip } from './zip-code.ts';

const stateCodes = Object.keys({ ...STATES, ...TERRITORIES });

/** Maximum letters of ZIP code and telephone number, including separators. */
const NUMBER_MAX_LENGTH = 40;

const optional = (most: number, isRight: (text: string) => boolean, message: string) =>
  typedLine({ most }).check(z.refine((text) => text === '' || isRight(text), message));

/** Contact of a provider: website or telephone number. */
const reachedSchema = z.object({
  phone: optional(
    NUMBER_MAX_LENGTH,
    (text) => formatPhone(text) !== null,
    'Please enter a US phone number of ten digits',
  ),
  website: optional(
    PROPOSAL_WEBSITE_MAX_LENGTH,
    (text) => webAddress(text) !== null,
    'Please enter a web address, such as www.example.org',
  ),
});

/** `POST /api/resource-proposals`: proposes a provider for the directory. */
export const proposeResourceSchema = z
  .object({
    name: typedLine({ most: PROPOSAL_NAME_MAX_LENGTH, missing: 'Please enter the name' }),
    category: z.enum(CATEGORY_IDS, 'Please choose a kind of help'),
    /** Empty if unknown, like the ZIP code. */
    street: typedLine({ most: PROPOSAL_PLACE_MAX_LENGTH }),
    city: typedLine({ most: PROPOSAL_PLACE_MAX_LENGTH, missing: 'Please enter the city' }),
    /** Two-letter code. */
    state: z.string().check(z.refine((code) => stateCodes.includes(code), 'Please choose a state')),
    zip: optional(
      NUMBER_MAX_LENGTH,
      (text) => fiveDigitZip(text) !== null,
      'Please enter a ZIP code of five digits',
    ),
    ...reachedSchema.shape,
    why: typedText({ most: PROPOSAL_TEXT_MAX_LENGTH, missing: 'Please write why they are good' }),
  })
  .check(
    z.refine(({ phone, website }) => phone !== '' || website !== '', {
      path: ['phone'],
      message: 'Please enter a phone number or a website',
      // Reported together with errors of other fields.
      when: ({ value }) => reachedSchema.safeParse(value).success,
    }),
  );

const answerSchema = z.object({
  outcome: z.enum(PROPOSAL_OUTCOMES),
  /** Listing id; null if declined. */
  resourceId: z.nullable(z.string()),
  /** Operator's message to the family. */
  note: z.nullable(z.string()),
  /** ISO date and time. */
  answeredAt: z.string(),
});

/** `GET /api/resource-proposals`, array: the family's own proposals, newest first. */
export const resourceProposalSchema = z.object({
  id: z.string(),
  category: z.string(),
  state: z.string(),
  name: z.string(),
  street: z.string(),
  city: z.string(),
  zip: z.string(),
  phone: z.string(),
  website: z.string(),
  why: z.string(),
  /** ISO date and time. */
  proposedAt: z.string(),
  /** Null until answered. */
  answer: z.nullable(answerSchema),
});

export type ProposeResource = z.infer<typeof proposeResourceSchema>;

export type ResourceProposal = Readonly<z.infer<typeof resourceProposalSchema>>;
