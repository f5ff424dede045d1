import { MINUTE_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import {
  type SupportAccessEvent,
  supportAccessStream,
} from '@hearthway/domain/staff/support-access.events.ts';
import { accountOf, isGone } from '../account/account.ts';
import type { Family, Step } from '../family.ts';
import { record, type SimulatedEvent } from '../recorder.ts';

/** Simulates a phone call during which support looks at the family. The call itself is not stored. */
export const callSupport =
  (family: Family): Step =>
  (at) => {
    supportVisits(family, at + family.random.wait(30 * MINUTE_MS), undefined);
    return [];
  };

/** Support looks into an event, and may act on it. `eventId` is the event in question. */
export const supportVisits = (family: Family, at: number, eventId: string | undefined): void => {
  const { agenda, random, supporters } = family;
  const supporter = random.pick(supporters);
  const doing = (then: number, event: SupportAccessEvent): readonly SimulatedEvent[] => {
    if (isGone(family)) return [];
    const stream = { stream: supportAccessStream, id: family.userId };
    return [record(family, stream, event, family.by(supporter, then))];
  };
  agenda.add(at, (then) => doing(then, { type: 'TimelineViewed', data: {} }));
  if (eventId !== undefined && random.chance(0.6))
    agenda.add(at + MINUTE_MS, (then) =>
      doing(then, { type: 'DetailRevealed', data: { eventId, reason: 'Asked by the family' } }),
    );
  if (random.chance(0.4))
    agenda.add(at + 3 * MINUTE_MS, (then) =>
      doing(then, { type: 'SupportNoteAdded', data: { note: 'Called back' } }),
    );
  // No session is open at that moment.
  if (random.chance(0.1) || family.isExemplary)
    agenda.add(at + 3.5 * MINUTE_MS, (then) =>
      doing(then, { type: 'FamilySignedOut', data: { sessionIds: [] } }),
    );
  agenda.add(at + 4 * MINUTE_MS, (then) => {
    const state = accountOf(family).state();
    const isWaiting = state.status === 'registered' && !state.isEmailConfirmed;
    return isWaiting ? doing(then, { type: 'MailResent', data: { mail: 'confirm-email' } }) : [];
  });
};
