import type { core } from 'zod';
import * as z from 'zod';
import type { Decider } from './decider.ts';
import type { FamilyEvents } from './family-events.ts';
import type { Message } from './message.ts';
import type { StoredEvent } from './stored-event.ts';
import type { DomainEvent } from './stream.ts';

/** Has a decider decide on a stream, by its id without the category. */
type Give<Outcome> = <State, Command, Event extends DomainEvent, Code extends string>(
  decider: Decider<State, Command, Event, Code>,
  id: string,
  command: Command,
) => Outcome;

/** A command that follows from an event; the service gives it. */
export interface CommandConsequence {
  readonly give: <Outcome>(give: Give<Outcome>) => Outcome;
}

/** A mail of a kind that the service knows, to the family that the event is about. */
export interface MailConsequence {
  readonly mail: { readonly kind: string; readonly details: Readonly<Record<string, unknown>> };
  /** For a mail that is not sent at once. */
  readonly later?: LaterMail;
}

interface LaterMail {
  readonly sendAt: Date;
  /** Tells it from the family's other mails of the policy: several events may post the same one. */
  readonly key: readonly string[];
}

/** Those of support who are alerted. */
export const ALERTED = ['those-on-duty', 'everyone'] as const;

/** Alerts staff: by mail, and by the operator's webhook. */
export interface AlertConsequence {
  readonly alert: {
    /** A look of staff at the words that it is about opens it. */
    readonly alertId: string;
    readonly to: (typeof ALERTED)[number];
    /** From then on, unless it was opened before. */
    readonly dueAt: Date;
  };
}

export type Consequence = CommandConsequence | MailConsequence | AlertConsequence;

/** To be returned by a policy. `id` names the stream, without its category. */
export const consequence = <State, Command, Event extends DomainEvent, Code extends string>(
  decider: Decider<State, Command, Event, Code>,
  { id, command }: { readonly id: string; readonly command: Command },
): CommandConsequence => ({ give: (give) => give(decider, id, command) });

/** All that a policy knows of a family: folded from its events up to one of them. */
export interface PolicyState {
  /** Throws, and changes nothing, when the event cannot be read. */
  readonly after: (event: StoredEvent) => {
    readonly state: PolicyState;
    readonly consequences: readonly Consequence[];
  };
  /** As JSON, which `open` takes back. */
  readonly toJson: () => string;
}

/**
 * When this happened, do that. From the declaration in a context follow its lease, checkpoint, parking
 * and health, and its part in the simulator.
 */
export interface Policy {
  /** In kebab-case. It is part of the identity of its consequences: it never changes. */
  readonly name: string;
  /** Its name on the status page. */
  readonly label: Message;
  /** Raise it whenever the state or its fold changes: history is then folded again. */
  readonly definition: number;
  /**
   * `head`: what happened before the policy was first run has no consequences, and is folded only.
   * `start`: all of history has.
   */
  readonly startsAt: 'head' | 'start';
  /** Types of the events that it takes. */
  readonly types: readonly string[];
  /** The family that the event is about; undefined for an event of others. */
  readonly keyOf: (
    event: Pick<StoredEvent, 'streamId' | 'type' | 'metadata'>,
  ) => string | undefined;
  /** The state as the database holds it; null before a family's first event. Throws for any other. */
  readonly open: (key: string, stored: unknown) => PolicyState;
}

interface Happening<State, Event> {
  readonly key: string;
  readonly event: Event;
  readonly before: State;
  readonly after: State;
}

interface PolicyOptions<State, Event> extends Pick<Policy, 'name' | 'label' | 'startsAt'> {
  /** 1 at first. */
  readonly definition?: number;
  readonly events: FamilyEvents<Event>;
  readonly state: core.$ZodType<State>;
  readonly initialState: State;
  /** Total: it never throws. */
  readonly evolve: (state: State, event: ReturnType<FamilyEvents<Event>['read']>) => State;
  /**
   * The same event may come again, and so do its consequences, under the same ids of commands and
   * mails. The stream that a command goes to decides: a policy's state may be one that other writers
   * have overtaken.
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
