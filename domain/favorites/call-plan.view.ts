import type { Recorded, View } from '../kernel/view.ts';
import type { CallPlan } from './call-plan.contract.ts';
import type { CallPlanEvent } from './call-plan.events.ts';

export const NO_CALL_PLAN: CallPlan = { later: [], noted: [] };

/** Times by when they come, calls with the latest first; each listing once in both. */
export const callPlanView: View<CallPlan, Recorded<CallPlanEvent>> = {
  evolve: (row, { type, data, metadata }) => {
    const { later, noted } = row ?? NO_CALL_PLAN;
    const others = later.filter(({ resourceId }) => resourceId !== data.resourceId);
    switch (type) {
      case 'CallPlanned': {
        const { resourceId, callAt } = data;
        const all = callAt === null ? others : [...others, { resourceId, callAt }];
        return {
          later: all.toSorted((one, other) => one.callAt.localeCompare(other.callAt)),
          noted,
        };
      }
      case 'CallNoted':
        return {
          later: others,
          noted: [
            { ...data, notedAt: metadata.occurredAt },
            ...noted.filter(({ resourceId }) => resourceId !== data.resourceId),
          ],
        };
    }
  },
};
