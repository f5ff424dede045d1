import * as z from 'zod/mini';
import { PLAN_SOURCES } from '../insurance/plan-answers.constants.ts';
import { typedLine, typedText } from '../kernel/typed-text.ts';
import {
  CHILD_FILTERS,
  CHILD_LINE_MAX_LENGTH,
  CHILD_TEXT_MAX_LENGTH,
  COMMUNICATION_WAYS,
  DIAGNOSES_MAX,
} from './children.constants.ts';

const line = typedLine({ most: CHILD_LINE_MAX_LENGTH });

const text = typedText({ most: CHILD_TEXT_MAX_LENGTH });

const id = z.string().check(z.regex(/^[0-9a-f]{32}$/));

const diagnosis = z.object({
  name: typedLine({ most: CHILD_LINE_MAX_LENGTH, missing: 'Please name the diagnosis' }),
  /** Date in the family's words, such as "October 2024"; empty if not stated. */
  since: z._default(line, ''),
});

const fields = {
  name: typedLine({ most: CHILD_LINE_MAX_LENGTH, missing: 'Please enter a name or a nickname' }),
  /** `YYYY-MM`; empty if not stated. */
  birthMonth: z
    .string()
    .check(
      z.trim(),
      z.regex(/^(?:(?:19|20)\d\d-(?:0[1-9]|1[0-2]))?$/, 'Please enter a month and a year'),
    ),
  pronouns: line,
  /** Repeated ways count once. */
  communication: z.pipe(
    z.array(z.enum(COMMUNICATION_WAYS)),
    z.transform((chosen) => COMMUNICATION_WAYS.filter((way) => chosen.includes(way))),
  ),
  sensoryNeeds: text,
  strengths: text,
  /** Medicines with their doses, as the family writes them down. */
  medicines: text,
  /** Instructions for an emergency, and whom to call. */
  emergencyNotes: text,
  school: line,
  diagnoses: z
    .array(diagnosis)
    .check(z.maxLength(DIAGNOSES_MAX, `Please list ${DIAGNOSES_MAX} at most`)),
  /** Kind of health plan; null if not stated. */
  insurance: z.nullable(z.enum(PLAN_SOURCES)),
  /** Filters for a search that fits the child, as query parameters. */
  searchFilters: z.partialRecord(
    z.enum(CHILD_FILTERS),
    z.string().check(z.maxLength(CHILD_LINE_MAX_LENGTH)),
  ),
};

/**
 * `POST /api/children` replies 200 with the child's id. All fields but the name are optional. A child beyond the
 * plan's limit is refused as `ChildLimitReached`, a month to come as `BirthMonthInFuture`.
 */
export const addChildSchema = z.object({
  name: fields.name,
  birthMonth: z._default(fields.birthMonth, ''),
  pronouns: z._default(fields.pronouns, ''),
  communication: z._default(fields.communication, []),
  sensoryNeeds: z._default(fields.sensoryNeeds, ''),
  strengths: z._default(fields.strengths, ''),
  medicines: z._default(fields.medicines, ''),
  emergencyNotes: z._default(fields.emergencyNotes, ''),
  school: z._default(fields.school, ''),
  diagnoses: z._default(fields.diagnoses, []),
  insurance: z._default(fields.insurance, null),
  searchFilters: z._default(fields.searchFilters, {}),
});

export const addedChildSchema = z.object({ id: z.string() });

/**
 * `PUT /api/children/{childId}`. Omitted fields stay unchanged. A child that the plan no longer covers is
 * refused as `ChildReadOnly`.
 */
export const changeChildSchema = z.partial(z.object(fields));

/**
 * Path of `DELETE /api/children/{childId}`, of `POST …/{childId}/restored` within a day, and of
 * `PUT …/{childId}/chosen`, by which a child stays active where the plan covers fewer.
 */
export const childParamsSchema = z.object({ childId: id });

type Filled = z.infer<typeof addChildSchema>;

export type ChildFields = {
  readonly [Name in keyof Filled]: Filled[Name] extends (infer Item)[]
    ? readonly Readonly<Item>[]
    : Filled[Name];
};

const childSchema = z.object({
  id: z.string(),
  name: z.string(),
  birthMonth: z.string(),
  pronouns: z.string(),
  communication: z.readonly(z.array(z.enum(COMMUNICATION_WAYS))),
  sensoryNeeds: z.string(),
  strengths: z.string(),
  medicines: z.string(),
  emergencyNotes: z.string(),
  school: z.string(),
  diagnoses: z.readonly(z.array(z.readonly(z.object({ name: z.string(), since: z.string() })))),
  insurance: z.nullable(z.enum(PLAN_SOURCES)),
  searchFilters: z.readonly(z.partialRecord(z.enum(CHILD_FILTERS), z.string())),
  /** ISO date and time. */
  createdAt: z.string(),
  /** ISO date and time; null for a child that was not removed. A removed one can be restored for a day. */
  removedAt: z.nullable(z.string()),
  /** Place in the order in which a plan covers the children, from 0; null for a removed one. */
  coverOrder: z.nullable(z.number()),
});

export type Child = Readonly<z.infer<typeof childSchema>>;

/** `GET /api/children`: oldest entry first, including those removed within the last day. */
export const childrenSchema = z.readonly(z.array(childSchema));

/** Formats a diagnosis in one line: "Autism: October 2024". */
export const diagnosisLine = ({ name, since }: ChildFields['diagnoses'][number]): string =>
  since === '' ? name : `${name}: ${since}`;
