import type { core } from 'zod';
import * as z from 'zod';
import type { RouteAbout, RouteScope } from '../household-scopes/scopes.constants.ts';
import type { Decider } from './decider.ts';
import type { DomainEvent } from './stream.ts';

/** Runs the decider on the family's own stream. Provided by the service. */
type Dispatch<Outcome, Code extends string> = <State, Command, Event extends DomainEvent>(
  decider: Decider<State, Command, Event, Code>,
  command: Command,
) => Outcome;

/** Parts of a request. Each is an empty object if the route has none. */
interface Sent<Params, Body> {
  readonly params: Params;
  readonly body: Body;
}

/** Circumstances of a command, besides the request itself. */
interface Circumstances {
  readonly now: Date;
  /** Id for an object that the command creates. Stable: a resent request creates the same one. */
  readonly newId: string;
}

/** Random source of the simulator. */
interface Draw {
  /** Number from 0 to below 1. */
  readonly next: () => number;
  readonly pick: <Item>(items: readonly Item[]) => Item;
  /** 32 hexadecimal digits. */
  readonly id: () => string;
}

/** Reads the family's own state in a stream. Provided by the simulator. */
type StateOf = <State, Command, Event extends DomainEvent>(
  decider: Decider<State, Command, Event, string>,
) => State;

interface Habit<Known, Params, Body> {
  /** Share of sessions in which a simulated family sends the command, from 0 to 1. */
  readonly perSession: number;
  /** Builds a request; null to skip this time. */
  readonly send: (draw: Draw, now: Date, known: Known) => Sent<Params, Body> | null;
}

interface Declared<Params, Body> {
  /** True if pages send it automatically, so that it does not extend the session. */
  readonly unattended?: true | undefined;
  /** Part of the family's data that other members of its household change; without it, only the family does. */
  readonly scope?: RouteScope | undefined;
  /** Relation to single children, for members who see some of them alone; without it, they may not send it. */
  readonly about?: RouteAbout | undefined;
  /** The command is about the person who sends it, in whichever household they are. */
  readonly isPersonal?: true | undefined;
  readonly params: core.$ZodType<Params>;
  readonly body: core.$ZodType<Body>;
  /** Valid request for a new family. */
  readonly example: Sent<Params, Body>;
}

type Method = 'POST' | 'PUT' | 'DELETE';

/**
 * Command that a family sends to its own stream: parse, read the stream, decide, append, reply 204 with the
 * position. Its route, its cases in the access and fuzz tests, and its part in the simulator are derived from
 * the declaration.
 */
export interface PlainCommand<Code extends string = string> extends Declared<unknown, unknown> {
  readonly method: string;
  readonly url: string;
  readonly habit: Habit<StateOf, unknown, unknown> | undefined;
  readonly dispatch: <Outcome>(
    dispatch: Dispatch<Outcome, Code>,
    sent: Sent<unknown, unknown> & Circumstances,
  ) => Outcome;
}

interface PlainCommandOptions<State, Params, Body, Command> extends Declared<Params, Body> {
  /**
   * Behavior based on the stream's state. Undefined where the simulator has its own rules for the command.
   */
  readonly habit?: Habit<State, Params, Body> | undefined;
  readonly route: `${Method} /api/${string}`;
  readonly toCommand: (sent: Sent<Params, Body> & Circumstances) => Command;
}

/** Schema for a route without parameters or without a body. */
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
      dispatch: (dispatch, { params, body, ...circumstances }) =>
        dispatch(
          decider,
          toCommand({
            params: z.parse(declared.params, params),
            body: z.parse(declared.body, body),
            ...circumstances,
          }),
        ),
    };
  };
