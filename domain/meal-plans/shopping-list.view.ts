import * as z from 'zod';
import type { Recorded, View } from '../kernel/view.ts';
import { EMPTY_LIST, listAfter } from './shopping-list.decider.ts';
import type { ShoppingListEvent } from './shopping-list.events.ts';

export const shoppingListRowSchema = z.object({
  weeks: z
    .array(z.object({ weekStart: z.string(), without: z.array(z.string()).readonly() }).readonly())
    .readonly(),
  items: z
    .array(z.object({ id: z.string(), name: z.string(), note: z.string() }).readonly())
    .readonly(),
  ticks: z.array(z.object({ key: z.string(), of: z.string() }).readonly()).readonly(),
});

type ShoppingListRow = Readonly<z.infer<typeof shoppingListRowSchema>>;

export const shoppingListView: View<ShoppingListRow, Recorded<ShoppingListEvent>> = {
  evolve: (row, event) => listAfter(row ?? EMPTY_LIST, event),
};
