import * as z from 'zod/mini';
import { typedLine, typedText } from '../kernel/typed-text.ts';
import { CALL_LINE_MAX_LENGTH, REPLIES_LIMIT, REPLY_MAX_LENGTH } from './insurance.constants.ts';
import { INSURERS } from './insurers.constants.ts';

const insurerSchema = z.nullable(z.enum(INSURERS));

const replySchema = z.object({
  /** Id of a question in the call script, or of one that the family added. */
  questionId: z.string().check(z.regex(/^[a-z0-9-]{1,60}$/)),
  reply: typedText({ most: REPLY_MAX_LENGTH }),
});

/**
 * `POST /api/insurance/calls`. A future day is refused as `DateInFuture`, and a call beyond the log's limit
 * as `CallLogFull`.
 */
export const logCallSchema = z.object({
  insurer: insurerSchema,
  /** ISO day. */
  calledOn: z.iso.date('Please enter a date'),
  /** Name of the person on the phone; empty if unknown. */
  person: typedLine({ most: CALL_LINE_MAX_LENGTH }),
  /** Reference number of the call; empty if there is none. */
  reference: typedLine({ most: CALL_LINE_MAX_LENGTH }),
  replies: z.array(replySchema).check(z.maxLength(REPLIES_LIMIT)),
});

export interface LogCall extends Omit<z.infer<typeof logCallSchema>, 'replies'> {
  readonly replies: Call['replies'];
}

/** `DELETE /api/insurance/calls/:callId`. Idempotent: removing an unknown call changes nothing. */
export const removeCallSchema = z.object({ callId: z.string().check(z.regex(/^[0-9a-f]{32}$/)) });

/** Logged call. The field names match the stored row. */
const callSchema = z.readonly(
  z.object({
    callId: z.string(),
    insurer: insurerSchema,
    calledOn: z.string(),
    person: z.string(),
    reference: z.string(),
    replies: z.readonly(z.array(z.readonly(replySchema))),
    /** ISO date and time. */
    loggedAt: z.string(),
  }),
);

export type Call = z.infer<typeof callSchema>;

/** `GET /api/insurance/calls`: a family's call log, latest call first. */
export const callsSchema = z.object({ calls: z.readonly(z.array(callSchema)) });

export type Calls = z.infer<typeof callsSchema>;
