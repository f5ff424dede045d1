import * as z from 'zod';
import { familyEvents } from '../kernel/family-events.ts';
import { foldByKey } from '../kernel/fold-by-key.ts';
import { say } from '../kernel/message.ts';
import { withStep } from '../kernel/removable.ts';
import { childStep } from './child-fields.ts';
import type { ChildFields } from './children.contract.ts';
import { type ChildEvent, childShape, childStream } from './children.events.ts';

const childEvents = familyEvents<ChildEvent>()({
  streams: [childStream],
  types: ['ChildAdded', 'ChildChanged', 'ChildRemoved', 'ChildRestored'],
});

const listedChildSchema = z.object({
  id: z.string(),
  ...childShape,
  /** ISO date and time, as is `removedAt`. */
  createdAt: z.string(),
  /** Null for a child that was not removed. */
  removedAt: z.string().nullable(),
});

/** All children of a family, the oldest entry first. */
export const childrenModel = foldByKey({
  name: 'own-children',
  label: say('Your children'),
  definition: 2,
  row: z.object({ children: z.array(listedChildSchema).readonly() }),
  sealed: ['children'],
  view: {
    evolve: (row, event: ReturnType<typeof childEvents.read>) => ({
      children: withStep<ChildFields>(row?.children ?? [], {
        id: event.data.childId,
        occurredAt: event.metadata.occurredAt,
        stepOf: (before) => childStep(event, before),
      }),
    }),
  },
  keyOf: childEvents.keyOf,
  read: childEvents.read,
});
