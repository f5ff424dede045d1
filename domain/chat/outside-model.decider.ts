import type { Decider } from '../kernel/decider.ts';
import { type OutsideModelEvent, outsideModelStream } from './outside-model.events.ts';

export interface OutsideModelState {
  /** True only after a family has opted in. */
  readonly isAllowed: boolean;
}

export interface ChooseOutsideModel {
  readonly command: 'choose-outside-model';
  readonly isAllowed: boolean;
}

/** Decides whether outside models may read the family's questions. */
export const outsideModelDecider: Decider<
  OutsideModelState,
  ChooseOutsideModel,
  OutsideModelEvent,
  never
> = {
  stream: outsideModelStream,
  initialState: { isAllowed: false },
  evolve: (_, { data: { isAllowed } }) => ({ isAllowed }),
  decide: ({ isAllowed }, state) =>
    state.isAllowed === isAllowed ? [] : [{ type: 'OutsideModelChosen', data: { isAllowed } }],
};
