import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { resourceProposalDecider } from '@hearthway/domain/directory/resource-proposal.decider.ts';
import { isGone } from '../account/account.ts';
import type { Family, Step } from '../family.ts';
import { openAggregate } from '../recorder.ts';
import type { SimulatedListing } from './listings.ts';

/** Proposes a provider that the directory lacks. The operator answers within days. */
export const propose =
  (family: Family, { category, state, resourceId }: SimulatedListing): Step =>
  (at, sessionId) => {
    const { agenda, random } = family;
    const proposal = openAggregate(family, resourceProposalDecider, random.id());
    const proposed = proposal.dispatch(
      {
        command: 'propose',
        category,
        state,
        name: 'A provider',
        street: '',
        city: 'A city',
        zip: '',
        phone: '919-555-0100',
        website: '',
        why: 'They help',
      },
      family.itself(at, sessionId, null),
    );
    agenda.add(at + random.wait(3 * DAY_MS), (then) => {
      if (isGone(family)) return [];
      const by = family.by('operator', then);
      return random.chance(0.7)
        ? proposal.dispatch({ command: 'answer', outcome: 'listed', resourceId, note: null }, by)
        : proposal.dispatch(
            { command: 'answer', outcome: 'declined', resourceId: null, note: 'Closed' },
            by,
          );
    });
    return proposed;
  };
