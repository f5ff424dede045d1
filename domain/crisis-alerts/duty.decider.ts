import type { Decider } from '../kernel/decider.ts';
import { type DutyEvent, dutyStream } from './duty.events.ts';

interface DutyState {
  readonly isOnDuty: boolean;
}

interface SetDuty {
  readonly command: 'set-duty';
  readonly isOnDuty: boolean;
}

/** Whether a member of support is on duty. What already holds yields nothing. */
export const dutyDecider: Decider<DutyState, SetDuty, DutyEvent, never> = {
  stream: dutyStream,
  initialState: { isOnDuty: false },
  evolve: (_before, { type }) => ({ isOnDuty: type === 'DutyStarted' }),
  decide: ({ isOnDuty }, state) =>
    state.isOnDuty === isOnDuty ? [] : [{ type: isOnDuty ? 'DutyStarted' : 'DutyEnded', data: {} }],
};
