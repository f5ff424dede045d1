import {
  changeProfileSchema,
  createdProfileSchema,
  createProfileSchema,
  type DietaryProfile,
  dietaryProfilesSchema,
} from '@hearthway/domain/dietary/dietary-profiles.contract.ts';
import { CHILD_LIMITS } from '@hearthway/domain/subscription/subscription.constants.ts';
import { Refusal } from '../../testing/directory.fixture.ts';
import type { RoutesOf } from '../../testing/route.fixture.ts';
import { CHILD_ID } from '../children/shared/child-id.fixture.ts';

const PATH = '/api/dietary/profiles';

/** Id of the profile that the family is created with. */
export const PROFILE_ID = '0123456789abcdef0123456789abcdef';

type StoredProfile = Omit<DietaryProfile, 'read'>;

type ReadFood = DietaryProfile['read']['allergies'][number];

/** "Nuts" could be two allergens; other words are unknown. */
const readingOf = (text: string): ReadFood => ({
  text,
  reading: text === 'nuts' ? 'ambiguous' : 'unknown',
  allergens: text === 'nuts' ? ['treeNuts', 'peanuts'] : [],
  gluten: false,
  ingredients: [],
});

const withReadings = (profile: StoredProfile): DietaryProfile => ({
  ...profile,
  read: {
    allergies: profile.allergies.map(readingOf),
    restrictions: profile.restrictions.map(readingOf),
  },
});

const MAYA: StoredProfile = {
  ...createProfileSchema.parse({
    childName: 'Maya',
    age: 6,
    allergens: ['milk'],
    allergies: ['nuts', 'red dye'],
    restrictions: ['pork'],
    preferredTextures: ['crunchy', 'dry'],
    avoidedTextures: ['sticky'],
    dislikedFoods: ['mushrooms'],
    temperatures: ['warm'],
    smell: 'low',
    acceptedFoods: [
      { food: 'Chicken nuggets', presentation: 'Tyson, not homemade' },
      { food: 'Toast', presentation: 'no crust' },
    ],
    sensoryIssues: 'Foods may not touch.',
    eatingPlaces: 'At Grandma’s table',
    notes: 'The blue plate',
  }),
  id: PROFILE_ID,
  childId: CHILD_ID,
  createdAt: '2026-11-20T10:00:00.000Z',
  removedAt: null,
};

export const routes: RoutesOf = (account) => {
  let profiles: readonly StoredProfile[] = [MAYA];
  const model = 'dietary_profiles';
  const change = (id: string | undefined, to: Partial<StoredProfile>): void => {
    if (!profiles.some((profile) => profile.id === id)) throw new Refusal('UnknownDietaryProfile');
    profiles = profiles.map((profile) => (profile.id === id ? { ...profile, ...to } : profile));
  };
  return [
    {
      route: `GET ${PATH}`,
      schema: dietaryProfilesSchema,
      model,
      answer: () => profiles.map(withReadings),
    },
    {
      route: `POST ${PATH}`,
      schema: createdProfileSchema,
      model,
      answer: ({ body }) => {
        const present = profiles.filter(({ removedAt }) => removedAt === null);
        if (present.length >= CHILD_LIMITS[account.tier])
          throw new Refusal('DietaryProfileLimitReached');
        const id = `${profiles.length}`.padStart(32, 'a');
        const defaults = { createdAt: '2026-11-27T10:00:00.000Z', removedAt: null };
        profiles = [...profiles, { ...createProfileSchema.parse(body), ...defaults, id }];
        return { id };
      },
    },
    {
      route: `PUT ${PATH}/:profileId`,
      model,
      answer: ({ params, body }) => {
        const changes = Object.entries(changeProfileSchema.parse(body)).filter(
          ([, value]) => value !== undefined,
        );
        change(params['profileId'], Object.fromEntries(changes));
      },
    },
    {
      route: `DELETE ${PATH}/:profileId`,
      model,
      answer: ({ params }) => change(params['profileId'], { removedAt: new Date().toISOString() }),
    },
    {
      route: `POST ${PATH}/:profileId/restored`,
      model,
      answer: ({ params }) => change(params['profileId'], { removedAt: null }),
    },
  ];
};
