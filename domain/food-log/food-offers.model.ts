import * as z from 'zod';
import {
  type DietaryProfileEvent,
  dietaryProfileStream,
} from '../dietary/dietary-profiles.events.ts';
import { appendEach } from '../kernel/append-each.ts';
import { columnsOf, written } from '../kernel/columns.ts';
import { familyEvents } from '../kernel/family-events.ts';
import { say } from '../kernel/message.ts';
import { SHREDDED } from '../kernel/personal.ts';
import type { Recorded, View } from '../kernel/view.ts';
import { type FoodLogEvent, foodLogStream, offerShape } from './food-log.events.ts';

const fieldsSchema = z.object(offerShape);

/** An entry of the log, a row for each event, so that the log can be read as it was on any past day. */
const foodEntrySchema = z.object({
  profile_id: z.string(),
  offer_id: z.string(),
  /** Month of the day that it tells, `2026-11`; empty where it tells none. */
  month: z.string(),
  recorded_at: z.coerce.date(),
  /** Fields that it tells: all of a new offer, some of a correction, null for a removal. */
  told: fieldsSchema.partial().nullable(),
  /** Removals of the profile are kept beside the offers: the log goes and comes back with it. */
  kind: z.enum(['offer', 'profile-removed', 'profile-restored']),
});

export type FoodEntry = Readonly<z.infer<typeof foodEntrySchema>>;

/** A row as it is read: `position` is that of its event in the log. */
export const storedEntrySchema = foodEntrySchema.extend({ position: z.coerce.string() });

export type StoredEntry = Readonly<z.infer<typeof storedEntrySchema>>;

type EntryEvent =
  | FoodLogEvent
  | Extract<
      DietaryProfileEvent,
      { readonly type: 'DietaryProfileRemoved' | 'DietaryProfileRestored' }
    >;

const entryOf: View<FoodEntry, Recorded<EntryEvent>> = {
  evolve: (_, event) => {
    const entry = {
      profile_id: event.data.profileId,
      offer_id: '',
      month: '',
      recorded_at: new Date(event.metadata.occurredAt),
      told: null,
    };
    switch (event.type) {
      case 'DietaryProfileRemoved':
        return { ...entry, kind: 'profile-removed' };
      case 'DietaryProfileRestored':
        return { ...entry, kind: 'profile-restored' };
      case 'FoodOfferRemoved':
        return { ...entry, kind: 'offer', offer_id: event.data.offerId };
      case 'FoodOffered':
      case 'FoodOfferCorrected': {
        const { profileId: _, offerId, ...data } = event.data;
        const fields = fieldsIn(data);
        const month = fields?.offeredOn?.slice(0, 7) ?? '';
        return { ...entry, kind: 'offer', offer_id: offerId, month, told: fields };
      }
    }
  },
};

/** Leaves shredded fields out. */
const fieldsIn = (data: Readonly<Record<string, unknown>>): FoodEntry['told'] =>
  fieldsSchema
    .partial()
    .parse(
      Object.fromEntries(
        Object.entries(data).filter(
          ([, value]) => JSON.stringify(value) !== JSON.stringify(SHREDDED),
        ),
      ),
    );

const COLUMNS = columnsOf(foodEntrySchema, ['told']);

const foodEvents = familyEvents<FoodLogEvent | DietaryProfileEvent>()({
  streams: [foodLogStream, dietaryProfileStream],
  types: [
    'FoodOffered',
    'FoodOfferCorrected',
    'FoodOfferRemoved',
    'DietaryProfileRemoved',
    'DietaryProfileRestored',
  ],
});

export const foodOffersModel = appendEach<Omit<FoodEntry, 'told'> & { told: unknown }>()({
  name: 'food-offers',
  label: say('Your food log'),
  definition: 2,
  columns: COLUMNS,
  // A month of one child, and all entries of one offer.
  indexes: [
    ['user_id', 'profile_id', 'month'],
    ['user_id', 'offer_id'],
  ],
  view: entryOf,
  keyOf: foodEvents.keyOf,
  read: foodEvents.read,
  toRow: (entry) => {
    const values = new Map<string, unknown>(Object.entries(entry));
    return Object.entries(COLUMNS).map(([name, column]) => written(column, values.get(name)));
  },
});
