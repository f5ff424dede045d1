import { DAY_MS, MINUTE_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { DECLINE_REASONS, FEEDBACK_TYPES } from '@hearthway/domain/feedback/feedback.constants.ts';
import type { SendFeedback } from '@hearthway/domain/feedback/feedback.contract.ts';
import { feedbackDecider } from '@hearthway/domain/feedback/feedback.decider.ts';
import { feedbackStreamIdOf } from '@hearthway/domain/feedback/feedback.events.ts';
import {
  type SupportAccessEvent,
  supportAccessStream,
} from '@hearthway/domain/staff/support-access.events.ts';
import { isGone } from '../account/account.ts';
import type { Act, Family, Step } from '../family.ts';
import { openAggregate, record } from '../recorder.ts';

const CALM = { language: 'en', crisis: null, lexiconVersion: null } as const;

interface TellOptions {
  /** Random if omitted. */
  readonly course?: 'withdrawn' | 'unpublished';
}

/** Sends feedback. Support reads it within days and decides; some families withdraw it. */
export const tell =
  (family: Family, { course }: TellOptions = {}): Step =>
  (at, sessionId) => {
    const { random, userId } = family;
    const feedbackId = random.id();
    const isPublished = course !== undefined;
    const picked = pickFeedback(family);
    const fields = { ...picked, isPublic: picked.isPublic || isPublished };
    const feedback = openAggregate(family, feedbackDecider, feedbackStreamIdOf(userId, feedbackId));
    const later = (act: Act, from: number) =>
      family.agenda.add(from, (then) => (isGone(family) ? [] : act(then)));
    const bySupport = (then: number) => family.by(random.pick(family.supporters), then);

    const review = (before: number) =>
      later(
        (then) => {
          const viewed: SupportAccessEvent = {
            type: 'FeedbackViewed',
            data: { feedbackId, shown: 'masked' },
          };
          const stream = { stream: supportAccessStream, id: userId };
          later(decide, then + 2 * MINUTE_MS);
          return [record(family, stream, viewed, bySupport(then))];
        },
        before + random.wait(2 * DAY_MS),
      );

    const decide: Act = (then) => {
      const { revision: seen } = feedback.state();
      const by = bySupport(then);
      if (!isPublished && seen === 1 && random.chance(0.15)) {
        later(answer, then + random.wait(DAY_MS));
        const question = 'May we leave out the name of the school?';
        return feedback.dispatch({ command: 'return', feedbackId, seen, question }, by);
      }
      if (!fields.isPublic)
        return feedback.dispatch({ command: 'mark-read', feedbackId, seen }, by);
      if (!isPublished && random.chance(0.3)) {
        const reason = random.pick(DECLINE_REASONS);
        return feedback.dispatch({ command: 'decline', feedbackId, seen, reason }, by);
      }
      if (course === 'withdrawn') later(withdraw, then + DAY_MS);
      else if (course === 'unpublished') later(unpublish, then + DAY_MS);
      else if (random.chance(0.3))
        later(random.chance(0.5) ? unpublish : withdraw, then + 9 * DAY_MS);
      // Nothing is left of shredded words to publish.
      const words = { place: null, title: '', words: '' };
      return feedback.dispatch({ command: 'publish', feedbackId, seen, ...words }, by);
    };

    const answer: Act = (then) => {
      review(then);
      return feedback.dispatch(
        { command: 'revise', feedbackId, fields, ...CALM },
        family.itself(then, null),
      );
    };
    const unpublish: Act = (then) =>
      feedback.dispatch({ command: 'unpublish', feedbackId }, bySupport(then));
    const withdraw: Act = (then) =>
      feedback.dispatch({ command: 'withdraw', feedbackId }, family.itself(then, null));

    review(at);
    return feedback.dispatch(
      { command: 'submit', feedbackId, fields, ...CALM },
      family.itself(at, sessionId),
    );
  };

/** Mostly positive feedback. */
const pickFeedback = ({ random }: Family): SendFeedback => ({
  name: 'A parent',
  email: 'family@example.org',
  feedbackType: random.pick(FEEDBACK_TYPES),
  rating: random.chance(0.7) ? 5 : 1 + random.below(5),
  title: 'A good place to begin',
  message: 'We found a therapist within a week.',
  childAge: null,
  location: null,
  isPublic: random.chance(0.7),
});
