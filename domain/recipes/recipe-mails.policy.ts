import * as z from 'zod';
import { familyEvents } from '../kernel/family-events.ts';
import { say } from '../kernel/message.ts';
import { definePolicy } from '../kernel/policy.ts';
import type { RecipeMail } from './recipe-mails.ts';
import { type RecipeMarksEvent, recipeMarksStream } from './recipe-marks.events.ts';

const MAIL: RecipeMail = { kind: 'kept-recipes-corrected', details: {} };

/** Mails a family when a food of a recipe that it keeps was corrected by what one of its children must not have. */
export const mailAboutCorrections = definePolicy({
  name: 'mail-about-corrections',
  label: say('Mails families about corrected foods in their recipes'),
  startsAt: 'start',
  events: familyEvents<RecipeMarksEvent>()({
    streams: [recipeMarksStream],
    types: ['KeptRecipesCorrected'],
  }),
  state: z.object({}),
  initialState: {},
  evolve: (state) => state,
  react: () => [{ mail: MAIL }],
});
