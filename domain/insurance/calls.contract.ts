import * as z from 'zod/mini';
import { typedLine, typedText } from '../kernel/typed-text.ts';
import { CALL_LINE_MAX_LENGTH, REPLIES_LIMIT, REPLY_MAX_LENGTH } from './insurance.constants.ts';
import { INSURERS } from './insurers.constants.ts';

const insurerSchema = z.nullable(z.enum(INSURERS));

const replySchema = z.object({
  /** Id of the question in the call script, or of one that the family added. */
  questionId: z.string().check(z.regex(/^[a-z0-9-]{1,60}$/)),
  reply: typedText({ most: REPLY_MAX_LENGTH }),
});

/**
 * `POST /api/insurance/calls`. A day that is still to come is refused as `DateInFuture`, and one more than
 * the log holds as `CallLogFull`.
 */
export const logCallSchema = z.object({
  insurer: insurerSchema,
  /** ISO day. */
  calledOn: z.iso.date('Please enter a date'),
  /** Name of the person on the phone; empty when it is not known. */
  person: typedLine({ most: CALL_LINE_MAX_LENGTH }),
  /** Reference number of the call; empty when there is none. */
  reference: typedLine({ most: CALL_LINE_MAX_LENGTH }),
  /** In the order of the questions. */
  replies: z.array(replySchema).check(z.maxLength(REPLIES_LIMIT)),
});

export interface LogCall extends Omit<z.infer<typeof logCallSchema>, 'replies'> {
  readonly replies: Call['replies'];
}

/** `DELETE /api/insurance/calls/:callId`. Removing an unknown call changes nothing. */
export const removeCallSchema = z.object({ callId: z.string().check(z.regex(/^[0-9a-f]{32}$/)) });

/** A call as it was logged. The field names are those of the stored row. */
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

/** `GET /api/insurance/calls`: a family's call log, the latest call first. */
export const callsSchema = z.object({ calls: z.readonly(z.array(callSchema)) });

export type Calls = z.infer<typeof callsSchema>;
