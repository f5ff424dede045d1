import type { LogCall } from '@hearthway/domain/insurance/calls.contract.ts';
import { INSURERS } from '@hearthway/domain/insurance/insurers.constants.ts';
import * as z from 'zod/mini';
import { dayHere, twoDigits } from '../../../components/day-here.ts';

export const callDraftSchema = z.object({
  insurer: z.nullable(z.enum(INSURERS)),
  /** Telephone number on the card. */
  cardNumber: z.string(),
  /** ISO day; empty before the call. */
  calledOn: z.string(),
  /** Hours and minutes; empty before the call. */
  calledAt: z.string(),
  person: z.string(),
  reference: z.string(),
  /** Replies by question id. */
  replies: z.record(z.string(), z.string()),
  /** Question shown on a phone. */
  at: z.string(),
});

export type CallDraft = Readonly<z.infer<typeof callDraftSchema>>;

export const NO_CALL: CallDraft = {
  insurer: null,
  cardNumber: '',
  calledOn: '',
  calledAt: '',
  person: '',
  reference: '',
  replies: {},
  at: '',
};

/** Local day and time. */
const momentOf = (now: Date): Pick<CallDraft, 'calledOn' | 'calledAt'> => ({
  calledOn: dayHere(now),
  calledAt: `${twoDigits(now.getHours())}:${twoDigits(now.getMinutes())}`,
});

/** Sets the day and time of the call, unless already known. */
export const begun = (draft: CallDraft, now: Date): CallDraft =>
  draft.calledOn === '' ? { ...draft, ...momentOf(now) } : draft;

/** Dialable digits; undefined for anything but a United States number. */
export const dialable = (typed: string): string | undefined => {
  const digits = typed.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return digits.length === 10 ? `+1${digits}` : undefined;
};

/** True if there is anything to keep. */
export const hasNotes = ({ person, reference, replies }: CallDraft): boolean =>
  [person, reference, ...Object.values(replies)].some((text) => text.trim() !== '');

/** Id of the reply that stores the time of the call in the log. */
export const TIME_REPLY = 'time';

/** Request body, with the replies in the order of the questions. */
export const logged = (
  { insurer, calledOn, calledAt, person, reference, replies }: CallDraft,
  questions: readonly string[],
  now: Date,
): LogCall => {
  const typed = Object.keys(replies);
  const inOrder = [
    ...questions.filter((id) => typed.includes(id)),
    ...typed.filter((id) => !questions.includes(id)),
  ].map((questionId) => ({ questionId, reply: replies[questionId] ?? '' }));
  return {
    insurer,
    calledOn: calledOn === '' ? momentOf(now).calledOn : calledOn,
    person,
    reference,
    replies: [{ questionId: TIME_REPLY, reply: calledAt }, ...inOrder].filter(
      ({ reply }) => reply.trim() !== '',
    ),
  };
};
