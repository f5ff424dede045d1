import { type Decider, reject } from '../kernel/decider.ts';
import { latestDay } from '../kernel/latest-day.ts';
import {
  type RemovableCommand,
  type RemovableState,
  removableDecider,
} from '../kernel/removable.ts';
import { childStep } from './child-fields.ts';
import type { ChildFields } from './children.contract.ts';
import { type ChildEvent, childStream } from './children.events.ts';

export type ChildCommand = RemovableCommand<ChildFields>;

export type ChildRejection = 'UnknownChild' | 'ChildGone' | 'BirthMonthInFuture' | 'ChangedSince';

const removable = removableDecider(childStream)({
  stepOf: childStep,
  created: (childId, fields) => ({ type: 'ChildAdded', data: { childId, ...fields } }),
  changed: (childId, changed) => ({ type: 'ChildChanged', data: { childId, ...changed } }),
  removed: (childId) => ({ type: 'ChildRemoved', data: { childId } }),
  restored: (childId) => ({ type: 'ChildRestored', data: { childId } }),
  unknown: 'UnknownChild',
  gone: 'ChildGone',
});

const birthMonthIn = (command: ChildCommand): string => {
  if (command.command === 'create') return command.fields.birthMonth;
  return command.command === 'change' ? (command.changes.birthMonth ?? '') : '';
};

/** One child. How many a family may have is decided by `childPlacesDecider`. */
export const childrenDecider: Decider<
  RemovableState<ChildFields>,
  ChildCommand,
  ChildEvent,
  ChildRejection
> = {
  ...removable,
  decide: (command, state) =>
    // Both are `YYYY-MM`, which sorts by time.
    birthMonthIn(command) > latestDay(command.now).slice(0, 7)
      ? reject('BirthMonthInFuture')
      : removable.decide(command, state),
};
