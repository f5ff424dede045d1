import type { LogCall } from '@hearthway/domain/insurance/calls.contract.ts';
import { INSURERS } from '@hearthway/domain/insurance/insurers.constants.ts';
import * as z from 'zod/mini';
import { dayHere, twoDigits } from '../../../components/day-here.ts';

/** Notes of one call, as they are typed. */
export const callDraftSchema = z.object({
  insurer: z.nullable(z.enum(INSURERS)),
  /** The number on the card. */
  cardNumber: z.string(),
  /** ISO day; empty before the call. */
  calledOn: z.string(),
  /** Hours and minutes; empty before the call. */
  calledAt: z.string(),
  /** The person on the phone. */
  person: z.string(),
  reference: z.string(),
  /** By question. */
  replies: z.record(z.string(), z.string()),
  /** The question that a phone shows. */
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

/** Day and time where the person is. */
const momentOf = (now: Date): Pick<CallDraft, 'calledOn' | 'calledAt'> => ({
  calledOn: dayHere(now),
  calledAt: `${twoDigits(now.getHours())}:${twoDigits(now.getMinutes())}`,
});

/** The call begins: its day and time, unless they are known. */
export const begun = (draft: CallDraft, now: Date): CallDraft =>
  draft.calledOn === '' ? { ...draft, ...momentOf(now) } : draft;

/** Digits that a phone can dial; undefined for anything that is no number of this country. */
export const dialable = (typed: string): string | undefined => {
  const digits = typed.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return digits.length === 10 ? `+1${digits}` : undefined;
};

/** Something of the call is worth keeping. */
export const hasNotes = ({ person, reference, replies }: CallDraft): boolean =>
  [person, reference, ...Object.values(replies)].some((text) => text.trim() !== '');

/** Id under which the log has the time of the call, as one more reply. */
export const TIME_REPLY = 'time';

/** As the account takes it, with the replies in the order of the questions. */
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
