import * as z from 'zod';
import type { RowsView } from '../kernel/fold-rows.ts';
import type { Recorded } from '../kernel/view.ts';
import { CALL_OUTCOMES } from './call-plan.constants.ts';
import type { CallPlanEvent } from './call-plan.events.ts';

/** A listing in a family's plan for calls. */
export const callPlanRowSchema = z.object({
  resource_id: z.string(),
  /** Null where the family set no time to call later. */
  call_at: z.date().nullable(),
  /** Null, as are the fields below, until the family notes a call. */
  outcome: z.enum(CALL_OUTCOMES).nullable(),
  hold_minutes: z.number().nullable(),
  /** "2-1-0". */
  keys: z.string().nullable(),
  noted_at: z.date().nullable(),
});

export type CallPlanRow = Readonly<z.infer<typeof callPlanRowSchema>>;

/** Keeps the latest call of each listing alone. */
export const callPlanView: RowsView<CallPlanRow, Recorded<CallPlanEvent>> = {
  evolve: (rows, { type, data, metadata }) => {
    switch (type) {
      case 'CallPlanned': {
        const row = rows.get(data.resourceId) ?? newRow(data.resourceId);
        return [{ ...row, call_at: data.callAt === null ? null : new Date(data.callAt) }];
      }
      case 'CallNoted':
        return [
          {
            ...newRow(data.resourceId),
            outcome: data.outcome,
            hold_minutes: data.holdMinutes,
            keys: data.keys,
            noted_at: new Date(metadata.occurredAt),
          },
        ];
    }
  },
};

const newRow = (resourceId: string): CallPlanRow => ({
  resource_id: resourceId,
  call_at: null,
  outcome: null,
  hold_minutes: null,
  keys: null,
  noted_at: null,
});
