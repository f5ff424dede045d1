import { TEMPERATURES } from '@hearthway/domain/dietary/dietary.constants.ts';
import {
  acceptedFoodLine,
  createProfileSchema,
  type DietaryProfile,
  type ProfileFields,
} from '@hearthway/domain/dietary/dietary-profiles.contract.ts';
import { ALLERGENS } from '@hearthway/domain/ingredients/allergens.constants.ts';
import { TEXTURES } from '@hearthway/domain/ingredients/ingredient.contract.ts';
import { changedFields } from '@hearthway/domain/kernel/changes.contract.ts';
import * as z from 'zod/mini';

type Texts = Readonly<Record<string, string | undefined>>;

/** Names of tick boxes are those of the list and the choice: `allergens milk`. */
export const boxName = (list: string, choice: string): string => `${list} ${choice}`;

const LISTS = {
  allergens: ALLERGENS,
  temperatures: TEMPERATURES,
  preferredTextures: TEXTURES,
  avoidedTextures: TEXTURES,
} as const;

const linesOf = (text: string | undefined): readonly string[] => (text ?? '').split('\n');

/** A food a line, and after a colon how it has to be. */
const acceptedIn = (text: string | undefined) =>
  linesOf(text).flatMap((line) => {
    const [food = '', ...presentation] = line.split(':');
    const rest = presentation.join(':').trim();
    if (food.trim() === '') return rest === '' ? [] : [{ food: rest, presentation: '' }];
    return [{ food: food.trim(), presentation: rest }];
  });

/** Fields of a profile as the texts of a form tell them, unchecked. */
const fieldsIn = (texts: Record<string, string>): unknown => {
  const ticked = (list: keyof typeof LISTS) =>
    LISTS[list].filter((choice) => texts[boxName(list, choice)] !== undefined);
  return {
    childName: texts['childName'] ?? '',
    age: texts['age'] ?? '',
    allergens: ticked('allergens'),
    allergies: linesOf(texts['allergies']),
    restrictions: linesOf(texts['restrictions']),
    preferredTextures: ticked('preferredTextures'),
    avoidedTextures: ticked('avoidedTextures'),
    dislikedFoods: linesOf(texts['dislikedFoods']),
    temperatures: ticked('temperatures'),
    smell: texts['smell'] === '' || texts['smell'] === undefined ? null : texts['smell'],
    acceptedFoods: acceptedIn(texts['acceptedFoods']),
    sensoryIssues: texts['sensoryIssues'] ?? '',
    eatingPlaces: texts['eatingPlaces'] ?? '',
    notes: texts['notes'] ?? '',
  };
};

const fields = z.pipe(
  z.pipe(z.record(z.string(), z.string()), z.transform(fieldsIn)),
  z.pipe(
    z.transform((value: unknown) => value),
    createProfileSchema,
  ),
);

/** Fields of a new profile, read from the form. */
export const newProfileSchema = fields;

/**
 * Fields of a changed profile that differ from those that the form began with, so that another tab's changes
 * stay. A texture of the family's own stays, too.
 */
export const changedProfileSchema = (before: DietaryProfile) =>
  z.pipe(
    fields,
    z.transform((filled: z.infer<typeof createProfileSchema>) => {
      const own = (list: 'preferredTextures' | 'avoidedTextures') =>
        before[list].filter((texture) => !TEXTURES.some((known) => known === texture));
      const { childId: _, ...fields } = filled;
      return changedFields<Omit<ProfileFields, 'childId'>>(before, {
        ...fields,
        preferredTextures: [...filled.preferredTextures, ...own('preferredTextures')],
        avoidedTextures: [...filled.avoidedTextures, ...own('avoidedTextures')],
      });
    }),
  );

/** Texts that the form of a profile begins with. */
export const textsOf = (profile: DietaryProfile): Texts => ({
  childName: profile.childName,
  age: `${profile.age}`,
  sensoryIssues: profile.sensoryIssues,
  notes: profile.notes,
  allergies: profile.allergies.join('\n'),
  restrictions: profile.restrictions.join('\n'),
  dislikedFoods: profile.dislikedFoods.join('\n'),
  smell: profile.smell ?? '',
  acceptedFoods: profile.acceptedFoods.map(acceptedFoodLine).join('\n'),
  eatingPlaces: profile.eatingPlaces,
});
