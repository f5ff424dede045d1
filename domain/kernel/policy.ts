import type { core } from 'zod';
import * as z from 'zod';
import type { Decider } from './decider.ts';
import type { FamilyEvents } from './family-events.ts';
import type { Message } from './message.ts';
import type { StoredEvent } from './stored-event.ts';
import type { DomainEvent } from './stream.ts';

/** Runs a decider on a stream, given by its id without the category. */
type Dispatch<Outcome> = <State, Command, Event extends DomainEvent, Code extends string>(
  decider: Decider<State, Command, Event, Code>,
  id: string,
  command: Command,
) => Outcome;

/** Command triggered by an event; the service executes it. */
export interface CommandConsequence {
  readonly dispatch: <Outcome>(dispatch: Dispatch<Outcome>) => Outcome;
}

/** Mail of a kind known to the service, sent to the event's family. */
export interface MailConsequence {
  readonly mail: { readonly kind: string; readonly details: Readonly<Record<string, unknown>> };
  /** Set for a delayed mail. */
  readonly later?: LaterMail;
}

interface LaterMail {
  readonly sendAt: Date;
  /** Deduplicates the family's mails of this policy, since several events may post the same one. */
  readonly key: readonly string[];
}

/** Support staff to alert. */
export const ALERTED = ['those-on-duty', 'everyone'] as const;

/** Alert to staff, by mail and by the operator's webhook. */
export interface AlertConsequence {
  readonly alert: {
    /** Id of the alert. It counts as opened once a staff member looks at the words concerned. */
    readonly alertId: string;
    readonly to: (typeof ALERTED)[number];
    /** Time from which the alert is due, unless it was opened earlier. */
    readonly dueAt: Date;
  };
}

export type Consequence = CommandConsequence | MailConsequence | AlertConsequence;

/** Builds the return value of a policy. `id` is the stream id without its category. */
export const consequence = <State, Command, Event extends DomainEvent, Code extends string>(
  decider: Decider<State, Command, Event, Code>,
  { id, command }: { readonly id: string; readonly command: Command },
): CommandConsequence => ({ dispatch: (dispatch) => dispatch(decider, id, command) });

/** Policy's state about one family, folded from events. */
export interface PolicyState {
  /** Folds one event. Throws, and changes nothing, if the event is unreadable. */
  readonly after: (event: StoredEvent) => {
    readonly state: PolicyState;
    readonly consequences: readonly Consequence[];
  };
  /** Serializes to JSON that `open` accepts. */
  readonly toJson: () => string;
}

/**
 * Reaction to events. Its declaration in a context also provides its lease, checkpoint, parking and health,
 * and its part in the simulator.
 */
export interface Policy {
  /** Kebab-case name. Part of the identity of its consequences, so it never changes. */
  readonly name: string;
  /** Name on the status page. */
  readonly label: Message;
  /** Version to raise whenever the state or its fold changes: history is then folded again. */
  readonly definition: number;
  /**
   * `head`: events before the policy's first run are folded without consequences. `start`: all events have
   * consequences.
   */
  readonly startsAt: 'head' | 'start';
  /** Types of the events that the policy handles. */
  readonly types: readonly string[];
  /** Returns the family that the event is about; undefined if there is none. */
  readonly keyOf: (
    event: Pick<StoredEvent, 'streamId' | 'type' | 'metadata'>,
  ) => string | undefined;
  /**
   * Restores the state from the database; null before a family's first event. Throws for an invalid state.
   */
  readonly open: (key: string, stored: unknown) => PolicyState;
}

interface Happening<State, Event> {
  readonly key: string;
  readonly event: Event;
  readonly before: State;
  readonly after: State;
}

interface PolicyOptions<State, Event> extends Pick<Policy, 'name' | 'label' | 'startsAt'> {
  /** Defaults to 1. */
  readonly definition?: number;
  readonly events: FamilyEvents<Event>;
  readonly state: core.$ZodType<State>;
  readonly initialState: State;
  /** Total: never throws. */
  readonly evolve: (state: State, event: ReturnType<FamilyEvents<Event>['read']>) => State;
  /**
   * Returns the consequences of an event. Events may be redelivered, so commands and mails have stable ids.
   * The target stream decides, since the policy's state may be outdated by other writers.
   */
  readonly react: (
    happening: Happening<State, ReturnType<FamilyEvents<Event>['read']>>,
  ) => readonly Consequence[];
}

export const definePolicy = <State, Event>({
  name,
  label,
  startsAt,
  definition = 1,
  events,
  state: schema,
  initialState,
  evolve,
  react,
}: PolicyOptions<State, Event>): Policy => {
  const stateOf = (key: string, before: State): PolicyState => ({
    after: (stored) => {
      const event = events.read(stored);
      const after = evolve(before, event);
      return {
        state: stateOf(key, after),
        consequences: react({ key, event, before, after }),
      };
    },
    toJson: () => JSON.stringify(before),
  });
  return {
    name,
    label,
    definition,
    startsAt,
    types: events.types,
    keyOf: events.keyOf,
    open: (key, stored) => stateOf(key, stored === null ? initialState : z.parse(schema, stored)),
  };
};
