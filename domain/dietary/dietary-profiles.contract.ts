import * as z from 'zod/mini';
import { READINGS } from '../allergens/read-foods.constants.ts';
import { ALLERGENS } from '../ingredients/allergens.constants.ts';
import { SMELLS } from '../ingredients/ingredient.contract.ts';
import { typedLine, typedText } from '../kernel/typed-text.ts';
import {
  DIETARY_AGE_MAX,
  DIETARY_LINE_MAX_LENGTH,
  DIETARY_LIST_MAX,
  DIETARY_TEXT_MAX_LENGTH,
  TEMPERATURES,
} from './dietary.constants.ts';

const NO_AGE = `Please enter the age in whole years, from 0 to ${DIETARY_AGE_MAX}`;
const LONG_LINE = `Please use ${DIETARY_LINE_MAX_LENGTH} letters at most on each line`;
const TOO_MANY = `Please list ${DIETARY_LIST_MAX} at most`;

const WHOLE = /^\s*[+-]?\d{1,9}\s*$/;

/** Forms send text, other callers numbers. An empty age counts as 0, as specified. */
const age = z.pipe(
  z.pipe(
    z.nullable(z.union([z.number(), z.string()], NO_AGE)),
    z.transform((typed) => {
      if (typeof typed === 'number') return typed;
      if (typed === null || typed.trim() === '') return 0;
      return WHOLE.test(typed) ? Number(typed) : Number.NaN;
    }),
  ),
  z.number(NO_AGE).check(z.int(NO_AGE), z.gte(0, NO_AGE), z.lte(DIETARY_AGE_MAX, NO_AGE)),
);

const line = typedLine({ most: DIETARY_LINE_MAX_LENGTH });

/** Reports an error in one line as an error of the whole list, since a form has one field for all. */
const areLines = <Item>(linesOf: (item: Item) => readonly string[]) =>
  z.refine<readonly Item[]>(
    (items) => items.flatMap(linesOf).every((each) => line.safeParse(each).success),
    LONG_LINE,
  );

/** Text lines or a list, without blanks and duplicates. */
const lines = z.pipe(
  z.pipe(
    z.union([z.array(z.string()), z.string()]),
    z.transform((typed) => [
      ...new Set(
        (typeof typed === 'string' ? typed.split('\n') : typed)
          .map((line) => line.trim())
          .filter((line) => line !== ''),
      ),
    ]),
  ),
  z.array(z.string()).check(
    z.maxLength(DIETARY_LIST_MAX, TOO_MANY),
    areLines((line) => [line]),
  ),
);

const choices = <const Choice extends string>(all: readonly Choice[]) =>
  z.pipe(
    z.array(z.enum(all)),
    z.transform((chosen): readonly Choice[] => all.filter((choice) => chosen.includes(choice))),
  );

/** Null counts as empty text. */
const text = z.pipe(
  z.nullable(typedText({ most: DIETARY_TEXT_MAX_LENGTH })),
  z.transform((typed) => typed ?? ''),
);

const acceptedFood = z.object({
  food: z.string().check(z.trim(), z.minLength(1, 'Please name the food')),
  /** Brand, cut, temperature: "Tyson, not homemade". Empty if irrelevant. */
  presentation: z._default(z.string().check(z.trim()), ''),
});

const childName = typedLine({
  most: DIETARY_LINE_MAX_LENGTH,
  missing: "Child's name is required",
});

const id = z.string().check(z.regex(/^[0-9a-f]{32}$/));

/** Fields of a profile except name and age. */
const rest = {
  /** Allergens selected by checkbox. */
  allergens: choices(ALLERGENS),
  /** Allergies, as the family typed them. */
  allergies: lines,
  /** Foods to avoid for other reasons. */
  restrictions: lines,
  /** Textures, by id if known. */
  preferredTextures: lines,
  avoidedTextures: lines,
  dislikedFoods: lines,
  temperatures: choices(TEMPERATURES),
  /** Null if not stated. */
  smell: z.nullable(z.enum(SMELLS)),
  acceptedFoods: z.array(acceptedFood).check(
    z.maxLength(DIETARY_LIST_MAX, TOO_MANY),
    areLines(({ food, presentation }) => [food, presentation]),
  ),
  sensoryIssues: text,
  /** Places and people where eating goes better. */
  eatingPlaces: text,
  notes: text,
};

/**
 * `POST /api/dietary/profiles` replies 200 with the profile's id. All fields but the name are optional. A
 * profile of no given child adds the child as well. A profile beyond the plan's limit is refused as `DietaryProfileLimitReached`.
 */
export const createProfileSchema = z.object({
  childId: z._default(z.nullable(id), null),
  childName,
  age: z._default(age, 0),
  allergens: z._default(rest.allergens, []),
  allergies: z._default(rest.allergies, []),
  restrictions: z._default(rest.restrictions, []),
  preferredTextures: z._default(rest.preferredTextures, []),
  avoidedTextures: z._default(rest.avoidedTextures, []),
  dislikedFoods: z._default(rest.dislikedFoods, []),
  temperatures: z._default(rest.temperatures, []),
  smell: z._default(rest.smell, null),
  acceptedFoods: z._default(rest.acceptedFoods, []),
  sensoryIssues: z._default(rest.sensoryIssues, ''),
  eatingPlaces: z._default(rest.eatingPlaces, ''),
  notes: z._default(rest.notes, ''),
});

/** `PUT /api/dietary/profiles/{profileId}`. Omitted fields stay unchanged. */
export const changeProfileSchema = z.partial(z.object({ childName, age, ...rest }));

/** Path of `DELETE /api/dietary/profiles/{profileId}`, and of `POST …/{profileId}/restored` within a day. */
export const profileParamsSchema = z.object({ profileId: id });

type Filled = z.infer<typeof createProfileSchema>;

export type ProfileFields = {
  readonly [Name in keyof Filled]: Filled[Name] extends (infer Item)[]
    ? readonly Item[]
    : Filled[Name];
};

export const createdProfileSchema = z.object({ id: z.string() });

const names = z.readonly(z.array(z.string()));

/** Part of a typed allergy or food, with our interpretation. */
const readFoodSchema = z.object({
  /** Original text. */
  text: z.string(),
  /** `ambiguous`: several foods are possible, and all are avoided. `unknown`: cannot be checked. */
  reading: z.enum(READINGS),
  allergens: z.readonly(z.array(z.enum(ALLERGENS))),
  /** True if it covers barley, rye and malt as well as wheat. */
  gluten: z.boolean(),
  ingredients: names,
});

/** Profile, including how its allergies, foods to avoid and dislikes are interpreted. */
const profileSchema = z.object({
  id: z.string(),
  /** Null in a profile that has no child yet. */
  childId: z.nullable(z.string()),
  childName: z.string(),
  age: z.number(),
  allergens: z.readonly(z.array(z.enum(ALLERGENS))),
  allergies: names,
  restrictions: names,
  preferredTextures: names,
  avoidedTextures: names,
  dislikedFoods: names,
  temperatures: z.readonly(z.array(z.enum(TEMPERATURES))),
  smell: z.nullable(z.enum(SMELLS)),
  acceptedFoods: z.readonly(z.array(z.object({ food: z.string(), presentation: z.string() }))),
  sensoryIssues: z.string(),
  eatingPlaces: z.string(),
  notes: z.string(),
  read: z.object({
    allergies: z.readonly(z.array(readFoodSchema)),
    restrictions: z.readonly(z.array(readFoodSchema)),
  }),
  /** ISO date and time. */
  createdAt: z.string(),
  /** ISO date and time; null for an active profile. A removed one can be restored for a day. */
  removedAt: z.nullable(z.string()),
});

export type DietaryProfile = Readonly<z.infer<typeof profileSchema>>;

/** `GET /api/dietary/profiles`: oldest first, including those removed within the last day. */
export const dietaryProfilesSchema = z.array(profileSchema);

/** Formats an accepted food in one line: "Chicken nuggets: Tyson, not homemade". */
export const acceptedFoodLine = ({
  food,
  presentation,
}: ProfileFields['acceptedFoods'][number]): string =>
  presentation === '' ? food : `${food}: ${presentation}`;
