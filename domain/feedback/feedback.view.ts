import * as z from 'zod';
import { CRISIS_TIERS, type CrisisTier } from '../crisis/crisis.constants.ts';
import type { Recorded, View } from '../kernel/view.ts';
import { type Feedback, feedbackSchema } from './feedback.contract.ts';
import { statusAfter } from './feedback.decider.ts';
import type { FeedbackEvent } from './feedback.events.ts';

export const feedbackEntrySchema = z.object({
  ...feedbackSchema.shape,
  crisis: z.enum(CRISIS_TIERS).nullable(),
  /** Counts what the family wrote. */
  revision: z.number(),
});

/** Feedback as the family sees it, and what staff need to find it. */
export type FeedbackEntry = Readonly<z.infer<typeof feedbackEntrySchema>>;

/** A row for each family. The last three are for lists over all families; null where there is none. */
export const feedbackRowSchema = z.object({
  entries: z.array(feedbackEntrySchema).readonly(),
  /** Its most urgent feedback that waits for staff: crisis words first, then the oldest. */
  waiting: z.string().nullable(),
  /** Since when one of its answers is asked for: the oldest. */
  returned: z.string().nullable(),
  /** Time of its newest published story. */
  published: z.string().nullable(),
});

export type FeedbackRow = Readonly<z.infer<typeof feedbackRowSchema>>;

/** Oldest first. Shredded fields read as absent. */
export const feedbackView: View<FeedbackRow, Recorded<FeedbackEvent>> = {
  evolve: (row, event) => {
    const before = row?.entries ?? [];
    const { feedbackId: id } = event.data;
    const known = before.find((entry) => entry.id === id);
    const after = entryAfter(known, event);
    if (after === undefined) return rowOf(before);
    return rowOf(
      known === undefined ? [...before, after] : before.map((e) => (e.id === id ? after : e)),
    );
  },
};

const rowOf = (entries: readonly FeedbackEntry[]): FeedbackRow => {
  const of = (status: Feedback['status']) => entries.filter((entry) => entry.status === status);
  return {
    entries,
    waiting: least(of('waiting').map(urgencyOf)),
    returned: least(of('returned').map(({ changedAt }) => changedAt)),
    published: of('published').reduce<string | null>(
      (newest, { changedAt }) => (newest === null || changedAt > newest ? changedAt : newest),
      null,
    ),
  };
};

/** Sorts by crisis and then by age: `0 2026-11-23T09:00:00.000Z`. */
const urgencyOf = ({
  crisis,
  changedAt,
}: {
  readonly crisis: CrisisTier | null;
  readonly changedAt: string;
}): string => `${crisis === null ? 1 : 0} ${changedAt}`;

const least = (keys: readonly string[]): string | null =>
  keys.reduce<string | null>((first, key) => (first === null || key < first ? key : first), null);

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const entryAfter = (
  known: FeedbackEntry | undefined,
  event: Recorded<FeedbackEvent>,
): FeedbackEntry | undefined => {
  const { occurredAt: changedAt } = event.metadata;
  const status = statusAfter(known?.status ?? 'none', event);
  if (event.type === 'FeedbackSubmitted' || event.type === 'FeedbackRevised') {
    const { feedbackId: id, feedbackType, rating, isPublic, language, crisis } = event.data;
    const { name, email, title, message, childAge, location } = event.data;
    return {
      id,
      feedbackType,
      rating,
      isPublic,
      language,
      crisis,
      name: text(name),
      email: text(email),
      title: text(title),
      message: text(message),
      childAge: typeof childAge === 'number' ? childAge : null,
      location: textOrNull(location),
      status,
      submittedAt: known?.submittedAt ?? changedAt,
      changedAt,
      question: null,
      declineReason: null,
      published: null,
      revision: (known?.revision ?? 0) + 1,
    };
  }
  if (known === undefined) return undefined;
  const moved = { ...known, status, changedAt };
  switch (event.type) {
    case 'FeedbackReturned':
      return { ...moved, question: text(event.data.question) };
    case 'FeedbackDeclined':
      return { ...moved, declineReason: event.data.declineReason };
    case 'FeedbackApproved': {
      const { firstName, place, title, words } = event.data;
      const published = {
        firstName: text(firstName),
        place: textOrNull(place),
        title: text(title),
        words: text(words),
        publishedAt: changedAt,
      };
      return { ...moved, published: status === 'published' ? published : null };
    }
    case 'StoryUnpublished':
    case 'StoryWithdrawn':
      return { ...moved, question: null, published: null };
    case 'FeedbackRead':
      return moved;
  }
};
