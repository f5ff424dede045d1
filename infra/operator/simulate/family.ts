import { type Agenda, createAgenda } from './agenda.ts';
import { type Place, placeAt } from './places.ts';
import type { Random } from './random.ts';
import {
  type Circumstances,
  type OwnStreams,
  ownStreams,
  type SimulatedEvent,
} from './recorder.ts';

/** Act of a family, or of support on its behalf, at a time. */
export type Act = (at: number) => readonly SimulatedEvent[];

/** Act within a session. */
export type Step = (at: number, sessionId: string) => readonly SimulatedEvent[];

/** Simulated family with its state so far. */
export interface Family {
  readonly userId: string;
  readonly random: Random;
  readonly place: Place;
  /** User ids of support staff. */
  readonly supporters: readonly string[];
  /** Whether it is one of the few that do everything rare, so that any history has every type of event. */
  readonly isExemplary: boolean;
  readonly agenda: Agenda<Act>;
  /** Streams named after the family that accept plain commands. */
  readonly own: OwnStreams;
  /** Circumstances of the family's own acts. `state` is that of the listing or search. */
  readonly itself: (at: number, sessionId: string | null, state?: string | null) => Circumstances;
  /** Circumstances of acts by a process or by support concerning the family. */
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

/** Creates a family's stream or trait on first use, and caches it. */
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
