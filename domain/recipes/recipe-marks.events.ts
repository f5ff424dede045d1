import * as z from 'zod';
import { defineEvent } from '../kernel/event-type.ts';
import { type Message, say } from '../kernel/message.ts';
import { personal } from '../kernel/personal.ts';
import { defineStream, type EventOf } from '../kernel/stream.ts';
import { RECIPE_MARKS, type RecipeMark } from './recipes.constants.ts';

const SENTENCES: Readonly<Record<RecipeMark, { readonly on: Message; readonly off: Message }>> = {
  kept: { on: say('Kept a recipe'), off: say('Stopped keeping a recipe') },
  made: { on: say('Marked a recipe as made'), off: say('Took back that a recipe was made') },
  'went-well': {
    on: say('Marked that a recipe went well'),
    off: say('Took back that a recipe went well'),
  },
};

/** Events of stream `recipes-{userId}`. The type names are the storage format. */
const recipeMarked = defineEvent({
  type: 'RecipeMarked',
  schema: z.object({
    recipeId: z.string().describe('The recipe, by its id in the content'),
    mark: z.enum(RECIPE_MARKS).describe('The mark that was set or taken off'),
    isOn: z.boolean().describe('Whether the recipe bears the mark from now on'),
  }),
  // Foods stay out of the sentence: they tell of a child's health.
  sentence: ({ mark, isOn }) => SENTENCES[mark][isOn ? 'on' : 'off'],
  isOwnAct: true,
  feature: 'recipes',
  examples: [{ recipeId: 'soft-oatmeal', mark: 'went-well', isOn: true }],
});

const keptRecipesCorrected = defineEvent({
  type: 'KeptRecipesCorrected',
  schema: z.object({
    // Which foods were corrected is no secret: with them, both would tell of a child's allergy.
    correctionId: personal(z.string(), 'account'),
    recipeIds: personal(z.array(z.string()).readonly(), 'account'),
  }),
  sentence: () => say('Was told to look again at recipes that are kept'),
  examples: [{ correctionId: '1'.repeat(32), recipeIds: ['soft-oatmeal'] }],
});

export const recipeMarksStream = defineStream('recipes', [recipeMarked, keptRecipesCorrected]);

export type RecipeMarksEvent = EventOf<typeof recipeMarksStream>;
