import type { core } from 'zod';
import * as z from 'zod';
import type { Decider } from './decider.ts';
import type { DomainEvent } from './stream.ts';

/** Has the decider decide on the family's own stream; the service supplies it. */
type Give<Outcome, Code extends string> = <State, Command, Event extends DomainEvent>(
  decider: Decider<State, Command, Event, Code>,
  command: Command,
) => Outcome;

/** The parts of a request. Both are empty objects where a route has none. */
interface Sent<Params, Body> {
  readonly params: Params;
  readonly body: Body;
}

/** The circumstances of a command, beside what was sent. */
interface Circumstances {
  readonly now: Date;
  /** For a thing that the command makes; a request that is sent again makes the same. */
  readonly newId: string;
}

/** Draws for the simulator. */
interface Draw {
  /** From 0 to below 1. */
  readonly next: () => number;
  readonly pick: <Item>(items: readonly Item[]) => Item;
  /** 32 hexadecimal digits. */
  readonly id: () => string;
}

/** The family's own state so far in a stream; the simulator supplies it. */
export type StateOf = <State, Command, Event extends DomainEvent>(
  decider: Decider<State, Command, Event, string>,
) => State;

interface Habit<Known, Params, Body> {
  /** The share of sessions in which a simulated family does it, from 0 to 1. */
  readonly perSession: number;
  /** Null: not this time. */
  readonly send: (draw: Draw, now: Date, known: Known) => Sent<Params, Body> | null;
}

interface Declared<Params, Body> {
  /** Pages send it by themselves, which prolongs no session. */
  readonly unattended?: true | undefined;
  readonly params: core.$ZodType<Params>;
  readonly body: core.$ZodType<Body>;
  /** A request that is accepted from a new family. */
  readonly example: Sent<Params, Body>;
}

type Method = 'POST' | 'PUT' | 'DELETE';

/**
 * A command that a family gives to its own stream: parse, read the stream, decide, append, answer 204
 * with the position. Its route, its rows in the tests of access and fuzz, and its part in the simulator
 * follow from the declaration.
 */
export interface PlainCommand<Code extends string = string> extends Declared<unknown, unknown> {
  readonly method: string;
  readonly url: string;
  readonly habit: Habit<StateOf, unknown, unknown> | undefined;
  readonly give: <Outcome>(
    give: Give<Outcome, Code>,
    sent: Sent<unknown, unknown> & Circumstances,
  ) => Outcome;
}

interface PlainCommandOptions<State, Params, Body, Command> extends Declared<Params, Body> {
  /** Knows the state. Undefined where the simulator gives the command by rules of its own. */
  readonly habit?: Habit<State, Params, Body> | undefined;
  readonly route: `${Method} /api/${string}`;
  readonly toCommand: (sent: Sent<Params, Body> & Circumstances) => Command;
}

/** For a route without parameters, or without a body. */
export const NONE = z.object({});

/** ```plainCommand(tourDecider)({ route: 'POST /api/tour', … })``` */
export const plainCommand =
  <State, Command, Event extends DomainEvent, Code extends string>(
    decider: Decider<State, Command, Event, Code>,
  ) =>
  <Params, Body>({
    route,
    toCommand,
    habit,
    ...declared
  }: PlainCommandOptions<State, Params, Body, Command>): PlainCommand<Code> => {
    const [method = '', url = ''] = route.split(' ');
    return {
      ...declared,
      habit: habit && {
        perSession: habit.perSession,
        send: (draw, now, stateOf) => habit.send(draw, now, stateOf(decider)),
      },
      method,
      url,
      give: (give, { params, body, ...circumstances }) =>
        give(
          decider,
          toCommand({
            params: z.parse(declared.params, params),
            body: z.parse(declared.body, body),
            ...circumstances,
          }),
        ),
    };
  };
