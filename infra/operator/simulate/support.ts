import { REPORT_TOPICS } from '@hearthway/domain/directory/listing-report.constants.ts';
import {
  type SupportAccessEvent,
  supportAccessStream,
} from '@hearthway/domain/staff/support-access.events.ts';
import { type Family, isGone, type Step } from './family.ts';
import type { SimulatedListing } from './listings.ts';
import { record, type SimulatedEvent } from './recorder.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './time-patterns.ts';

/** An error in a listing. Support may look what happened, and the operator answers within days. */
export const reportError =
  (family: Family, listing: SimulatedListing): Step =>
  (at, sessionId) => {
    const { agenda, random } = family;
    const report = family.openReport(random.id());
    const { resourceId, name: resourceName } = listing;
    const reported = report.give(
      {
        command: 'report',
        resourceId,
        resourceName,
        field: random.pick(REPORT_TOPICS),
        message: 'What is wrong',
      },
      family.itself(at, sessionId, listing.state),
    );
    if (random.chance(0.5)) supportVisits(family, at + random.wait(5 * HOUR_MS), reported[0]?.id);
    agenda.add(at + random.wait(3 * DAY_MS), (then) => {
      if (isGone(family)) return [];
      const outcome = random.chance(0.6)
        ? 'corrected'
        : random.chance(0.7)
          ? 'as-listed'
          : 'retired';
      const fields = outcome === 'corrected' ? ['phone'] : [];
      return report.give(
        { command: 'resolve', outcome, fields, note: null },
        family.by('operator', then),
      );
    });
    return reported;
  };

/** The family calls, and support looks while they talk. Of the call itself nothing is stored. */
export const callSupport =
  (family: Family): Step =>
  (at) => {
    supportVisits(family, at + family.random.wait(30 * MINUTE_MS), undefined);
    return [];
  };

const supportVisits = (family: Family, at: number, eventId: string | undefined): void => {
  const { agenda, random, supporters, account } = family;
  const supporter = random.pick(supporters);
  const doing = (then: number, event: SupportAccessEvent): readonly SimulatedEvent[] => {
    if (isGone(family)) return [];
    const stream = { stream: supportAccessStream, id: family.userId };
    return [record(family, stream, event, family.by(supporter, then))];
  };
  agenda.add(at, (then) => doing(then, { type: 'TimelineViewed', data: {} }));
  if (eventId !== undefined && random.chance(0.4))
    agenda.add(at + MINUTE_MS, (then) =>
      doing(then, { type: 'DetailRevealed', data: { eventId, reason: 'Asked by the family' } }),
    );
  if (random.chance(0.4))
    agenda.add(at + 3 * MINUTE_MS, (then) =>
      doing(then, { type: 'SupportNoteAdded', data: { note: 'Called back' } }),
    );
  // None is open just then.
  if (random.chance(0.1))
    agenda.add(at + 3.5 * MINUTE_MS, (then) =>
      doing(then, { type: 'FamilySignedOut', data: { sessionIds: [] } }),
    );
  agenda.add(at + 4 * MINUTE_MS, (then) => {
    const state = account.state();
    const isWaiting = state.status === 'registered' && !state.isEmailConfirmed;
    return isWaiting ? doing(then, { type: 'MailResent', data: { mail: 'confirm-email' } }) : [];
  });
};
