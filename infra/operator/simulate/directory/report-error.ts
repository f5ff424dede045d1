import { DAY_MS, HOUR_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { REPORT_TOPICS } from '@hearthway/domain/directory/listing-report.constants.ts';
import { listingReportDecider } from '@hearthway/domain/directory/listing-report.decider.ts';
import { isGone } from '../account/account.ts';
import type { Family, Step } from '../family.ts';
import { openAggregate } from '../recorder.ts';
import { supportVisits } from '../staff/support.ts';
import type { SimulatedListing } from './listings.ts';

/** Reports an error in a listing. Support may look into it, and the operator answers within days. */
export const reportError =
  (family: Family, listing: SimulatedListing): Step =>
  (at, sessionId) => {
    const { agenda, random } = family;
    const report = openAggregate(family, listingReportDecider, random.id());
    const { resourceId, name: resourceName } = listing;
    const reported = report.dispatch(
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
      return report.dispatch(
        { command: 'resolve', outcome, fields, note: null },
        family.by('operator', then),
      );
    });
    return reported;
  };
