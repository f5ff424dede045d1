import { plainCommand } from '../kernel/plain-command.ts';
import { CALL_OUTCOMES } from './call-plan.constants.ts';
import { calledListingSchema, callLaterSchema, noteCallSchema } from './call-plan.contract.ts';
import { callPlanDecider } from './call-plan.decider.ts';

const EXAMPLE = { resourceId: 'office-nc-medicaid-1' };

const HOUR_MS = 60 * 60 * 1000;

/** Commands of a family about the calls that it plans and makes. */
export const callPlanCommands = [
  plainCommand(callPlanDecider)({
    route: 'PUT /api/call-plan/:resourceId/later',
    params: calledListingSchema,
    body: callLaterSchema,
    toCommand: ({ params, body, now }) => ({ command: 'call-later', ...params, ...body, now }),
    example: { params: EXAMPLE, body: { callAt: null } },
    habit: {
      perSession: 0.03,
      send: ({ pick }, now) => ({
        params: { resourceId: pick(CALLED) },
        body: { callAt: new Date(now.getTime() + pick([2, 20, 44]) * HOUR_MS).toISOString() },
      }),
    },
  }),
  plainCommand(callPlanDecider)({
    route: 'PUT /api/call-plan/:resourceId/note',
    params: calledListingSchema,
    body: noteCallSchema,
    toCommand: ({ params, body }) => ({ command: 'note-call', ...params, ...body }),
    example: { params: EXAMPLE, body: { outcome: 'reached', holdMinutes: 25, keys: '2-1' } },
    habit: {
      perSession: 0.04,
      send: ({ pick }) => ({
        params: { resourceId: pick(CALLED) },
        body: {
          outcome: pick(CALL_OUTCOMES),
          holdMinutes: pick([null, 2, 10, 35]),
          keys: pick([null, '1', '2-1']),
        },
      }),
    },
  }),
];

/** Listings that simulated families call. */
const CALLED = ['office-nc-medicaid-1', 'office-nc-early-intervention-1'];
