import { defineContext } from '../context.ts';
import type { ExportSection } from '../kernel/export-section.ts';
import { say } from '../kernel/message.ts';
import {
  DAY_PART_WORDS,
  FOOD_MOOD_WORDS,
  FOOD_OUTCOME_WORDS,
  FOOD_STEP_WORDS,
} from './food-log.constants.ts';
import { foodLogDecider } from './food-log.decider.ts';
import { foodLogErrors } from './food-log.errors.ts';
import { foodTrackingReport } from './food-log.report.ts';
import { foodOffersModel, storedEntrySchema } from './food-offers.model.ts';
import { groupBy, isWithoutProfile, offersIn } from './food-offers.ts';

const FIELD_WORDS = {
  offerId: say('Entry id'),
  food: say('Food'),
  presentation: say('How it was served'),
  step: say('How near your child came to it'),
  outcome: say('How it went'),
  offeredOn: say('Day of the offer'),
  partOfDay: say('Part of the day'),
  mood: say('Mood'),
  note: say('Note'),
};

/** The log as it stands, from its entries; that of a removed profile is gone with it. */
const exportedOffers: ExportSection = {
  name: 'foodOffers',
  table: foodOffersModel.name,
  personColumn: 'user_id',
  orderBy: foodOffersModel.table.primaryKey,
  title: say('Your food log'),
  fields: { profileId: say('Profile id'), ...FIELD_WORDS },
  toRows: (stored) => {
    const entries = stored.map((row) => storedEntrySchema.parse(row));
    return Array.from(
      groupBy(entries, (entry) => entry.profile_id),
      ([profileId, own]) =>
        isWithoutProfile(own) ? [] : offersIn(own).map((offer) => ({ profileId, ...offer })),
    ).flat();
  },
};

/** Foods that were offered to a child: how near it came, and how it went. */
export const foodLogContext = defineContext({
  name: 'food-log',
  aggregates: [{ decider: foodLogDecider, label: say('Food log'), icon: 'utensils' }],
  readModels: [foodOffersModel],
  sharedModels: { food_offers: 'food' },
  exportSections: [exportedOffers],
  words: {
    fields: { profileId: say('Profile id'), ...FIELD_WORDS },
    choices: {
      step: FOOD_STEP_WORDS,
      outcome: FOOD_OUTCOME_WORDS,
      partOfDay: DAY_PART_WORDS,
      mood: FOOD_MOOD_WORDS,
    },
  },
  reports: [foodTrackingReport],
  errors: foodLogErrors,
});
