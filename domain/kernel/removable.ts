import { DAY_MS, HOUR_MS } from '../calendar/durations.constants.ts';
import { type Change, type Changes, changedFields, setBack } from './changes.contract.ts';
import { type Decider, type Rejected, reject } from './decider.ts';
import { RESTORE_HOURS, UNDO_DAYS } from './retention.constants.ts';
import type { DomainEvent, Stream } from './stream.ts';
import type { Recorded } from './view.ts';

// An object of a family, such as a dietary profile, that has a stream of its own and can be removed and,
// for a day, restored. How many a family may have is decided by `placesDecider`.

/** Object in its stream. `familyId` is who created it. */
export type RemovableState<Fields> =
  | { readonly status: 'none' }
  | { readonly status: 'active'; readonly familyId: string; readonly fields: Fields }
  | {
      readonly status: 'removed';
      readonly familyId: string;
      readonly fields: Fields;
      readonly removedAt: Date;
    };

export interface OfRemovable {
  readonly id: string;
  /** The family that asks. */
  readonly familyId: string;
  readonly now: Date;
  /** Set by policies: nothing is refused, and an object that is not there stays as it is. */
  readonly isConsequence?: true;
}

export type RemovableCommand<Fields> = OfRemovable &
  (
    | { readonly command: 'create'; readonly fields: Fields }
    | { readonly command: 'change'; readonly changes: Changes<Fields> }
    | { readonly command: 'undo'; readonly change: Change<Fields> }
    /** A removal is taken back for a day on the page of the object, and as long as changes are listed. */
    | { readonly command: 'remove' | 'restore' | 'undo-removal' }
  );

/** Effect of an event on its object. */
export type RemovableStep<Fields> =
  | { readonly step: 'created' | 'changed'; readonly fields: Fields }
  | { readonly step: 'removed' | 'restored' };

interface RemovableOptions<Fields, Event, Code extends string> {
  /** `before` is null for an object that is being created. */
  readonly stepOf: (event: Recorded<Event>, before: Fields | null) => RemovableStep<Fields>;
  readonly created: (id: string, fields: Fields) => Event;
  readonly changed: (id: string, changed: Partial<Fields>, after: Fields) => Event;
  readonly removed: (id: string) => Event;
  readonly restored: (id: string) => Event;
  /** Rejection for an object of no family, or of another one: they are told apart nowhere. */
  readonly unknown: Code;
  /** Rejection for a removed object. */
  readonly gone: Code;
}

/** Whether an object that was removed then can no longer be restored on its page. */
const isPastDay = (removedAt: Date, now: Date): boolean =>
  now.getTime() - removedAt.getTime() > RESTORE_HOURS * HOUR_MS;

/** Whether its removal can no longer be undone either. */
const isGoneForGood = (removedAt: Date, now: Date): boolean =>
  now.getTime() - removedAt.getTime() > UNDO_DAYS * DAY_MS;

/** Creates the decider of one object: ```removableDecider(childStream)({ … })``` */
export const removableDecider =
  <Event extends DomainEvent>(stream: Stream<Event>) =>
  <Fields extends object, const Code extends string>({
    stepOf,
    unknown,
    gone,
    ...events
  }: RemovableOptions<Fields, Event, Code>): Decider<
    RemovableState<Fields>,
    RemovableCommand<Fields>,
    Event,
    Code | 'ChangedSince'
  > => {
    const evolve = (
      state: RemovableState<Fields>,
      event: Recorded<Event>,
    ): RemovableState<Fields> => {
      const { userId, occurredAt } = event.metadata;
      if (state.status === 'none') {
        const step = stepOf(event, null);
        return step.step === 'created'
          ? { status: 'active', familyId: userId, fields: step.fields }
          : state;
      }
      const step = stepOf(event, state.fields);
      switch (step.step) {
        case 'created':
        case 'changed':
          return { ...state, fields: step.fields };
        case 'removed':
          return { ...state, status: 'removed', removedAt: new Date(occurredAt) };
        case 'restored':
          return { status: 'active', familyId: state.familyId, fields: state.fields };
      }
    };

    const decide = (
      command: RemovableCommand<Fields>,
      state: RemovableState<Fields>,
    ): readonly Event[] | Rejected<Code | 'ChangedSince'> => {
      const { id, familyId, isConsequence } = command;
      const refuse = (code: Code) => (isConsequence ? [] : reject(code));
      const change = (changed: Partial<Fields>, before: Fields): readonly Event[] =>
        Object.keys(changed).length === 0
          ? []
          : [events.changed(id, changed, { ...before, ...changed })];
      if (state.status === 'none')
        return command.command === 'create'
          ? [events.created(id, command.fields)]
          : refuse(unknown);
      if (state.familyId !== familyId) return refuse(unknown);
      switch (command.command) {
        case 'create':
          return [];
        case 'change': {
          if (state.status === 'removed') return refuse(gone);
          return change(changedFields(state.fields, command.changes), state.fields);
        }
        case 'undo': {
          if (state.status === 'removed') return refuse(gone);
          const back = setBack(command.change, state.fields);
          return back === undefined ? reject('ChangedSince') : change(back, state.fields);
        }
        case 'remove':
          return state.status === 'removed' ? [] : [events.removed(id)];
        case 'restore':
        case 'undo-removal': {
          if (state.status === 'active') return [];
          // Objects that were removed together come back together, whenever the first one does.
          const isPast =
            command.command === 'undo-removal' || isConsequence ? isGoneForGood : isPastDay;
          return isPast(state.removedAt, command.now) ? refuse(gone) : [events.restored(id)];
        }
      }
    };

    return { stream, initialState: { status: 'none' }, evolve, decide };
  };

/** Object as a row lists it. */
export interface Removable {
  readonly id: string;
  /** ISO date and time, as is `removedAt`. */
  readonly createdAt: string;
  /** Null for an object that was not removed. */
  readonly removedAt: string | null;
}

/** Whether a removed object can no longer be restored on its page. */
export const isOver = ({ removedAt }: Pick<Removable, 'removedAt'>, now: Date): boolean =>
  removedAt !== null && isPastDay(new Date(removedAt), now);

interface ListedStep<Fields> {
  readonly id: string;
  readonly occurredAt: string;
  /** `before` is null for an object that is being created. */
  readonly stepOf: (before: Fields | null) => RemovableStep<Fields>;
}

/**
 * Folds an event into the list of a family's objects, oldest first. A removed one stays for as long as its
 * removal can be undone, and until the next event.
 */
export const withStep = <Fields extends object>(
  items: readonly (Fields & Removable)[],
  { id, occurredAt, stepOf }: ListedStep<Fields>,
): readonly (Fields & Removable)[] => {
  const now = new Date(occurredAt);
  const kept = items.filter(
    (item) =>
      item.id === id || item.removedAt === null || !isGoneForGood(new Date(item.removedAt), now),
  );
  const step = stepOf(kept.find((item) => item.id === id) ?? null);
  const after = (item: Fields & Removable): Fields & Removable => {
    switch (step.step) {
      case 'created':
      case 'changed':
        return { ...item, ...step.fields };
      case 'removed':
        return { ...item, removedAt: occurredAt };
      case 'restored':
        return { ...item, removedAt: null };
    }
  };
  return step.step === 'created'
    ? [...kept, { ...step.fields, id, createdAt: occurredAt, removedAt: null }]
    : kept.map((item) => (item.id === id ? after(item) : item));
};
