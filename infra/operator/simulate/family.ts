import { type Agenda, createAgenda } from './agenda.ts';
import { type Place, placeAt } from './places.ts';
import type { Random } from './random.ts';
import {
  type Circumstances,
  type OwnStreams,
  ownStreams,
  type SimulatedEvent,
} from './recorder.ts';

/** An act of a family, or of support for it, at a time. */
export type Act = (at: number) => readonly SimulatedEvent[];

/** An act within a session. */
export type Step = (at: number, sessionId: string) => readonly SimulatedEvent[];

/** A simulated family with its state so far. */
export interface Family {
  readonly userId: string;
  readonly random: Random;
  readonly place: Place;
  /** User ids of those who work in support. */
  readonly supporters: readonly string[];
  /** One of the few that do all that is rare at once, so that any history has every type of event. */
  readonly isExemplary: boolean;
  readonly agenda: Agenda<Act>;
  /** The streams named after the family that plain commands are given to. */
  readonly own: OwnStreams;
  /** For acts of the family itself. `state` is that of the listing or search. */
  readonly itself: (at: number, sessionId: string | null, state?: string | null) => Circumstances;
  /** For acts of a process, or of support, about the family. */
  readonly by: (actor: string, at: number) => Circumstances;
}

export const createFamily = ({
  random,
  supporters,
  isExemplary,
}: Pick<Family, 'random' | 'supporters' | 'isExemplary'>): Family => {
  const userId = random.id();
  return {
    userId,
    random,
    place: placeAt(random.next()),
    supporters,
    isExemplary,
    agenda: createAgenda(),
    own: ownStreams({ userId, random }),
    itself: (at, sessionId, state = null) => ({ at, actor: userId, sessionId, state }),
    by: (actor, at) => ({ at, actor, sessionId: null, state: null }),
  };
};

/** A stream or a trait of a family, made when it is first asked for. */
export const perFamily = <Made>(make: (family: Family) => Made): ((family: Family) => Made) => {
  const made = new WeakMap<Family, Made>();
  return (family) => {
    const before = made.get(family);
    if (before !== undefined) return before;
    const first = make(family);
    made.set(family, first);
    return first;
  };
};
