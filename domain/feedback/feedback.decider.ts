import type { ContentLanguage } from '../content/content.constants.ts';
import type { CrisisTier } from '../crisis/crisis.constants.ts';
import { type Decider, reject } from '../kernel/decider.ts';
import { privateDetailsIn } from '../privacy/private-details.ts';
import type { DeclineReason, FeedbackStatus } from './feedback.constants.ts';
import type { SendFeedback } from './feedback.contract.ts';
import { type FeedbackEvent, feedbackStream } from './feedback.events.ts';
import { firstNameIn, isShortened, lastNameIn } from './published-words.ts';

interface FeedbackState {
  readonly status: 'none' | FeedbackStatus;
  /** Counts what the family wrote: staff decide about what they have seen. */
  readonly revision: number;
  readonly isPublic: boolean;
  /** Empty where shredded. */
  readonly name: string;
  readonly title: string;
  readonly message: string;
  readonly location: string;
}

/** Facts of the request, and those found in the words. */
interface Circumstances {
  readonly language: ContentLanguage;
  readonly crisis: CrisisTier | null;
  readonly lexiconVersion: number | null;
}

/** A decision of staff about the revision that they have seen. */
interface Seen {
  readonly feedbackId: string;
  readonly seen: number;
}

/** Words of the family. */
interface Submission extends Circumstances {
  readonly feedbackId: string;
  readonly fields: SendFeedback;
}

export type FeedbackCommand =
  | ({ readonly command: 'submit' } & Submission)
  | ({ readonly command: 'revise' } & Submission)
  | { readonly command: 'withdraw'; readonly feedbackId: string }
  | ({
      readonly command: 'publish';
      readonly place: string | null;
      readonly title: string;
      readonly words: string;
    } & Seen)
  | ({ readonly command: 'return'; readonly question: string } & Seen)
  | ({ readonly command: 'decline'; readonly reason: DeclineReason } & Seen)
  | ({ readonly command: 'mark-read' } & Seen)
  | { readonly command: 'unpublish'; readonly feedbackId: string };

export type FeedbackRejection =
  | 'UnknownFeedback'
  | 'FeedbackClosed'
  | 'FeedbackMovedOn'
  | 'FeedbackNotPublic'
  | 'StoryWordsAdded'
  | 'StoryTellsDetails';

const NOTHING: FeedbackState = {
  status: 'none',
  revision: 0,
  isPublic: false,
  name: '',
  title: '',
  message: '',
  location: '',
};

const STATUS_AFTER: Readonly<Record<FeedbackEvent['type'], FeedbackStatus>> = {
  FeedbackSubmitted: 'waiting',
  FeedbackRevised: 'waiting',
  FeedbackReturned: 'returned',
  FeedbackRead: 'read',
  FeedbackDeclined: 'declined',
  FeedbackApproved: 'published',
  StoryUnpublished: 'unpublished',
  StoryWithdrawn: 'withdrawn',
};

/** The status that feedback has after an event. A withdrawn story stays withdrawn. */
export const statusAfter = (
  before: FeedbackState['status'],
  { type }: Pick<FeedbackEvent, 'type'>,
): FeedbackStatus => (before === 'withdrawn' ? before : STATUS_AFTER[type]);

const readable = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Feedback of a family, the answer of staff, and whether the story is published. */
export const feedbackDecider: Decider<
  FeedbackState,
  FeedbackCommand,
  FeedbackEvent,
  FeedbackRejection
> = {
  stream: feedbackStream,
  initialState: NOTHING,
  evolve: (state, event) => {
    const status = statusAfter(state.status, event);
    if (event.type !== 'FeedbackSubmitted' && event.type !== 'FeedbackRevised')
      return { ...state, status };
    const { isPublic, name, title, message, location } = event.data;
    return {
      status,
      revision: state.revision + 1,
      isPublic,
      name: readable(name),
      title: readable(title),
      message: readable(message),
      location: readable(location),
    };
  },
  decide: (command, state) => {
    const { status } = state;
    const { feedbackId } = command;
    if (command.command === 'submit')
      return status === 'none' ? [{ type: 'FeedbackSubmitted', data: dataOf(command) }] : [];
    if (status === 'none') return reject('UnknownFeedback');
    switch (command.command) {
      case 'revise':
        return status === 'waiting' || status === 'returned'
          ? [{ type: 'FeedbackRevised', data: dataOf(command) }]
          : reject('FeedbackClosed');
      case 'withdraw':
        return status === 'withdrawn' ? [] : [{ type: 'StoryWithdrawn', data: { feedbackId } }];
      case 'unpublish':
        return status === 'published' ? [{ type: 'StoryUnpublished', data: { feedbackId } }] : [];
    }
    if (status === AFTER[command.command]) return [];
    if (status !== 'waiting' || command.seen !== state.revision) return reject('FeedbackMovedOn');
    switch (command.command) {
      case 'publish': {
        const { place, title, words } = command;
        if (!state.isPublic) return reject('FeedbackNotPublic');
        const isTheirs =
          isShortened(state.title, title) &&
          isShortened(state.message, words) &&
          isShortened(state.location, place ?? '');
        if (!isTheirs) return reject('StoryWordsAdded');
        if (tellsDetails(state.name, [title, words, place ?? '']))
          return reject('StoryTellsDetails');
        const firstName = firstNameIn(state.name);
        return [{ type: 'FeedbackApproved', data: { feedbackId, firstName, place, title, words } }];
      }
      case 'return':
        return [{ type: 'FeedbackReturned', data: { feedbackId, question: command.question } }];
      case 'decline':
        return [{ type: 'FeedbackDeclined', data: { feedbackId, declineReason: command.reason } }];
      case 'mark-read':
        return [{ type: 'FeedbackRead', data: { feedbackId } }];
    }
  },
};

/** Published words hold no phone number, address or full name of a child. */
const tellsDetails = (name: string, texts: readonly string[]): boolean =>
  texts.some((text) => privateDetailsIn(text, { lastName: lastNameIn(name) }).length > 0);

/** The status that each decision of staff leads to: given again, it already holds. */
const AFTER = {
  publish: 'published',
  return: 'returned',
  decline: 'declined',
  'mark-read': 'read',
} as const;

/** Age and place belong to success stories alone. */
const dataOf = ({
  feedbackId,
  fields: { childAge, location, ...fields },
  language,
  crisis,
  lexiconVersion,
}: Submission) => {
  const isStory = fields.feedbackType === 'success_story';
  return {
    feedbackId,
    ...fields,
    language,
    crisis,
    lexiconVersion,
    childAge: isStory ? childAge : null,
    location: isStory ? location : null,
  };
};
