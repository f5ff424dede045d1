import * as z from 'zod';
import { familyEvents } from '../kernel/family-events.ts';
import { foldByKey } from '../kernel/fold-by-key.ts';
import { say } from '../kernel/message.ts';
import { isOver, withStep } from '../kernel/removable.ts';
import { childStep } from './child-fields.ts';
import type { Child, ChildFields } from './children.contract.ts';
import { type ChildEvent, childShape, childStream } from './children.events.ts';
import { byCover, type ChildChosen, chosenChildrenStream, withChosen } from './chosen-children.ts';

const childEvents = familyEvents<ChildEvent | ChildChosen>()({
  streams: [childStream, chosenChildrenStream],
  types: ['ChildAdded', 'ChildChanged', 'ChildRemoved', 'ChildRestored', 'ChildChosen'],
});

const listedChildSchema = z.object({
  id: z.string(),
  ...childShape,
  /** ISO date and time, as is `removedAt`. */
  createdAt: z.string(),
  /** Null for a child that was not removed. */
  removedAt: z.string().nullable(),
});

/** All children of a family, the oldest entry first, and which of them it chose to stay active. */
export const childrenModel = foldByKey({
  name: 'own-children',
  label: say('Your children'),
  definition: 5,
  row: z.object({
    children: z.array(listedChildSchema).readonly(),
    /** Ids, the latest choice first. */
    chosen: z.array(z.string()).readonly(),
  }),
  sealed: ['children'],
  view: {
    evolve: (row, event: ReturnType<typeof childEvents.read>) => {
      const { children = [], chosen = [] } = row ?? {};
      return event.type === 'ChildChosen'
        ? { children, chosen: withChosen(chosen, event) }
        : {
            chosen,
            children: withStep<ChildFields>(children, {
              id: event.data.childId,
              occurredAt: event.metadata.occurredAt,
              stepOf: (before) => childStep(event, before),
            }),
          };
    },
  },
  keyOf: childEvents.keyOf,
  read: childEvents.read,
});

/** Children as `GET /api/children` lists them: removed ones as long as they can be restored. */
export const listChildren = (
  row: ReturnType<typeof childrenModel.parse> | null,
  now: Date,
): readonly Child[] => {
  const { children = [], chosen = [] } = row ?? {};
  const present = children.filter(({ removedAt }) => removedAt === null).map(({ id }) => id);
  const covered = byCover(present, chosen);
  return children
    .filter((child) => !isOver(child, now))
    .map((child) => ({
      ...child,
      coverOrder: child.removedAt === null ? covered.indexOf(child.id) : null,
    }));
};
