import * as z from 'zod';
import { defineEvent } from '../kernel/event-type.ts';
import { say } from '../kernel/message.ts';
import { personal } from '../kernel/personal.ts';
import { defineStream, type EventOf } from '../kernel/stream.ts';

const weekStart = z.string().describe('Monday of the week, as a plain date');

const itemId = z.string().describe('The own item, by its id');

const ID = '0123456789abcdef0123456789abcdef';
const WEEK = '2026-11-23';

/** Events of stream `shoppingList-{userId}`. The type names are the storage format. */
const weekPutOnList = defineEvent({
  type: 'WeekPutOnShoppingList',
  schema: z.object({
    weekStart,
    // Foods that are at home, by their ids in the table.
    without: personal(z.array(z.string()).readonly(), 'account'),
  }),
  sentence: () => say('Put a week of meals on the shopping list'),
  isOwnAct: true,
  feature: 'shopping list',
  examples: [{ weekStart: WEEK, without: ['butter'] }],
});

const weekTakenOffList = defineEvent({
  type: 'WeekTakenOffShoppingList',
  schema: z.object({ weekStart }),
  sentence: () => say('Took a week of meals off the shopping list'),
  isOwnAct: true,
  examples: [{ weekStart: WEEK }],
});

const ownItemWritten = defineEvent({
  type: 'ShoppingItemWritten',
  schema: z.object({
    itemId,
    name: personal(z.string(), 'account'),
    note: personal(z.string(), 'account'),
  }),
  sentence: () => say('Wrote an item on the shopping list'),
  isOwnAct: true,
  feature: 'shopping list',
  examples: [{ itemId: ID, name: 'Paper towels', note: 'The soft ones' }],
});

const ownItemRemoved = defineEvent({
  type: 'ShoppingItemRemoved',
  schema: z.object({ itemId }),
  sentence: () => say('Took an item off the shopping list'),
  isOwnAct: true,
  examples: [{ itemId: ID }],
});

const itemTicked = defineEvent({
  type: 'ShoppingItemTicked',
  schema: z.object({
    isOn: z.boolean().describe('Whether it is ticked from now on'),
    // A food of the table or an own item, by its id.
    key: personal(z.string(), 'account'),
    // The amount that it was ticked for: when that changes, the tick no longer holds.
    of: personal(z.string(), 'account'),
  }),
  sentence: ({ isOn }) =>
    isOn ? say('Ticked an item of the shopping list') : say('Took a tick off the shopping list'),
  isOwnAct: true,
  examples: [{ isOn: true, key: 'egg', of: '5 piece' }],
});

const listCleared = defineEvent({
  type: 'ShoppingListCleared',
  schema: z.object({}),
  sentence: () => say('Cleared the shopping list'),
  isOwnAct: true,
  examples: [{}],
});

export const shoppingListStream = defineStream('shopping-list', [
  weekPutOnList,
  weekTakenOffList,
  ownItemWritten,
  ownItemRemoved,
  itemTicked,
  listCleared,
]);

export type ShoppingListEvent = EventOf<typeof shoppingListStream>;
