import type { Recorded, View } from '../kernel/view.ts';
import type { Call, Calls } from './calls.contract.ts';
import type { InsuranceCallsEvent } from './calls.events.ts';

export const NO_CALLS: Calls = { calls: [] };

/** Sorts calls newest first; on the same day, the last one logged comes first. */
export const callsView: View<Calls, Recorded<InsuranceCallsEvent>> = {
  evolve: (before, event) => {
    const { calls } = before ?? NO_CALLS;
    const { callId } = event.data;
    if (event.type === 'InsuranceCallRemoved')
      return { calls: calls.filter((call) => call.callId !== callId) };
    const { insurer, calledOn, person, reference, replies } = event.data;
    const call: Call = {
      callId,
      insurer,
      calledOn,
      person: typeof person === 'string' ? person : '',
      reference: typeof reference === 'string' ? reference : '',
      replies: 'shredded' in replies ? [] : replies,
      loggedAt: event.metadata.occurredAt,
    };
    const next = calls.findIndex((other) => other.calledOn <= calledOn);
    return { calls: calls.toSpliced(next < 0 ? calls.length : next, 0, call) };
  },
};
