import type { Decider } from '../kernel/decider.ts';
import { type OutsideModelEvent, outsideModelStream } from './outside-model.events.ts';

export interface OutsideModelState {
  /** Until a family says no, where the operator has an outside model. */
  readonly isAllowed: boolean;
}

export interface ChooseOutsideModel {
  readonly command: 'choose-outside-model';
  readonly isAllowed: boolean;
}

/** Whether outside models may read the family's questions. */
export const outsideModelDecider: Decider<
  OutsideModelState,
  ChooseOutsideModel,
  OutsideModelEvent,
  never
> = {
  stream: outsideModelStream,
  initialState: { isAllowed: true },
  evolve: (_, { data: { isAllowed } }) => ({ isAllowed }),
  decide: ({ isAllowed }, state) =>
    state.isAllowed === isAllowed ? [] : [{ type: 'OutsideModelChosen', data: { isAllowed } }],
};
