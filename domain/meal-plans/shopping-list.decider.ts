import { type Decider, reject } from '../kernel/decider.ts';
import {
  SHOPPING_ITEMS_LIMIT,
  SHOPPING_TICKS_LIMIT,
  SHOPPING_WEEKS_LIMIT,
} from './meal-plans.constants.ts';
import { type ShoppingListEvent, shoppingListStream } from './shopping-list.events.ts';

/** A shopping list. Lines of weeks are computed from their meals whenever it is read. */
export interface ShoppingList {
  readonly weeks: readonly { readonly weekStart: string; readonly without: readonly string[] }[];
  readonly items: readonly { readonly id: string; readonly name: string; readonly note: string }[];
  readonly ticks: readonly { readonly key: string; readonly of: string }[];
}

export const EMPTY_LIST: ShoppingList = { weeks: [], items: [], ticks: [] };

export type ShoppingListCommand =
  | {
      readonly command: 'add-week';
      readonly weekStart: string;
      readonly without: readonly string[];
    }
  | { readonly command: 'take-week-off'; readonly weekStart: string }
  | {
      readonly command: 'write';
      readonly itemId: string;
      readonly name: string;
      readonly note: string;
    }
  | { readonly command: 'remove'; readonly itemId: string }
  | {
      readonly command: 'tick';
      readonly key: string;
      readonly isOn: boolean;
      readonly of: string;
    }
  | { readonly command: 'clear' };

type MaybeShredded<Value> = Value | { readonly shredded: true };

const text = (value: MaybeShredded<string>): string => (typeof value === 'string' ? value : '');

const texts = (value: MaybeShredded<readonly string[]>): readonly string[] =>
  'shredded' in value ? [] : value;

/** Shredded fields read as not told. */
export const listAfter = (list: ShoppingList, { type, data }: ShoppingListEvent): ShoppingList => {
  switch (type) {
    case 'WeekPutOnShoppingList': {
      const { weekStart } = data;
      const others = list.weeks.filter((week) => week.weekStart !== weekStart);
      return { ...list, weeks: [...others, { weekStart, without: texts(data.without) }] };
    }
    case 'WeekTakenOffShoppingList':
      return {
        ...list,
        weeks: list.weeks.filter(({ weekStart }) => weekStart !== data.weekStart),
      };
    case 'ShoppingItemWritten': {
      const item = { id: data.itemId, name: text(data.name), note: text(data.note) };
      const isKnown = list.items.some(({ id }) => id === item.id);
      return {
        ...list,
        items: isKnown
          ? list.items.map((each) => (each.id === item.id ? item : each))
          : [...list.items, item],
      };
    }
    case 'ShoppingItemRemoved':
      return {
        ...list,
        items: list.items.filter(({ id }) => id !== data.itemId),
        ticks: list.ticks.filter(({ key }) => key !== data.itemId),
      };
    case 'ShoppingItemTicked': {
      const key = text(data.key);
      const others = list.ticks.filter((tick) => tick.key !== key);
      return { ...list, ticks: data.isOn ? [...others, { key, of: text(data.of) }] : others };
    }
    case 'ShoppingListCleared':
      return EMPTY_LIST;
  }
};

/** Each change is a command of its own, so that two phones in one shop undo nothing of each other. */
export const shoppingListDecider: Decider<
  ShoppingList,
  ShoppingListCommand,
  ShoppingListEvent,
  'ShoppingListFull'
> = {
  stream: shoppingListStream,
  initialState: EMPTY_LIST,
  evolve: listAfter,
  decide: (command, list) => {
    switch (command.command) {
      case 'add-week': {
        const { weekStart, without } = command;
        const known = list.weeks.find((week) => week.weekStart === weekStart);
        if (known !== undefined && same(known.without, without)) return [];
        if (known === undefined && list.weeks.length >= SHOPPING_WEEKS_LIMIT)
          return reject('ShoppingListFull');
        return [{ type: 'WeekPutOnShoppingList', data: { weekStart, without } }];
      }
      case 'take-week-off': {
        const { weekStart } = command;
        return list.weeks.some((week) => week.weekStart === weekStart)
          ? [{ type: 'WeekTakenOffShoppingList', data: { weekStart } }]
          : [];
      }
      case 'write': {
        const { itemId, name, note } = command;
        const known = list.items.find(({ id }) => id === itemId);
        if (known?.name === name && known.note === note) return [];
        if (known === undefined && list.items.length >= SHOPPING_ITEMS_LIMIT)
          return reject('ShoppingListFull');
        return [{ type: 'ShoppingItemWritten', data: { itemId, name, note } }];
      }
      case 'remove':
        return list.items.some(({ id }) => id === command.itemId)
          ? [{ type: 'ShoppingItemRemoved', data: { itemId: command.itemId } }]
          : [];
      case 'tick': {
        const { key, isOn, of } = command;
        const known = list.ticks.find((tick) => tick.key === key);
        if (isOn ? known?.of === of : known === undefined) return [];
        if (known === undefined && list.ticks.length >= SHOPPING_TICKS_LIMIT)
          return reject('ShoppingListFull');
        return [{ type: 'ShoppingItemTicked', data: { key, isOn, of } }];
      }
      case 'clear':
        return list.weeks.length + list.items.length + list.ticks.length === 0
          ? []
          : [{ type: 'ShoppingListCleared', data: {} }];
    }
  },
};

const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((each) => other.includes(each));
