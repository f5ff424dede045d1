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
import { entriesIn, linesIn, tickedIn } from '../../../forms/lists.ts';

type Texts = Readonly<Record<string, string | undefined>>;

/** Child of a profile, whose fields are not asked again. */
export interface KnownChild {
  readonly id: string;
  readonly name: string;
  /** Null if not known. */
  readonly age: number | null;
}

/** Name of the field that chooses a child; it is hidden where there is but one. */
export const CHILD_FIELD = 'childId';

/** Fields of a profile as the texts of a form state them, unchecked. */
const fieldsIn = (texts: Record<string, string>, children: readonly KnownChild[]): unknown => {
  const child = children.find(({ id }) => id === texts[CHILD_FIELD]);
  return {
    childId: child?.id ?? null,
    childName: child?.name ?? texts['childName'] ?? '',
    age: child?.age ?? texts['age'] ?? '',
    allergens: tickedIn(texts, 'allergens', ALLERGENS),
    allergies: linesIn(texts['allergies']),
    restrictions: linesIn(texts['restrictions']),
    preferredTextures: tickedIn(texts, 'preferredTextures', TEXTURES),
    avoidedTextures: tickedIn(texts, 'avoidedTextures', TEXTURES),
    dislikedFoods: linesIn(texts['dislikedFoods']),
    temperatures: tickedIn(texts, 'temperatures', TEMPERATURES),
    smell: texts['smell'] === '' || texts['smell'] === undefined ? null : texts['smell'],
    acceptedFoods: entriesIn(texts['acceptedFoods']).map(({ name, more }) => ({
      food: name,
      presentation: more,
    })),
    sensoryIssues: texts['sensoryIssues'] ?? '',
    eatingPlaces: texts['eatingPlaces'] ?? '',
    notes: texts['notes'] ?? '',
  };
};

/** Fields of a new profile, read from the form, for one of these children or another one. */
export const newProfileSchema = (children: readonly KnownChild[]) =>
  z.pipe(
    z.pipe(
      z.record(z.string(), z.string()),
      z.transform((texts) => fieldsIn(texts, children)),
    ),
    z.pipe(
      z.transform((value: unknown) => value),
      createProfileSchema,
    ),
  );

/** Returns the child of a profile, whose name is changed at the child; undefined without one. */
export const childOf = ({ childId, childName }: DietaryProfile): KnownChild | undefined =>
  childId === null ? undefined : { id: childId, name: childName, age: null };

/**
 * Fields of a changed profile that differ from those that the form began with, so that another tab's changes
 * stay. A texture of the family's own stays, too.
 */
export const changedProfileSchema = (before: DietaryProfile) =>
  z.pipe(
    newProfileSchema([childOf(before)].filter((child) => child !== undefined)),
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
