import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { avoidedBy } from '../dietary/avoided-by.ts';
import { createProfileSchema } from '../dietary/dietary-profiles.contract.ts';
import { avoidIfAllergic, INGREDIENTS, ingredientOf } from '../ingredients/ingredients.ts';
import { reject } from '../kernel/decider.ts';
import { everyRow } from '../kernel/every-row.fixture.ts';
import { type Given, given } from '../kernel/given.fixture.ts';
import { SHREDDED } from '../kernel/personal.ts';
import { FOOD_OFFERS_PER_MONTH, FOOD_OUTCOMES, FOOD_STEPS } from './food-log.constants.ts';
import { foodLogContext } from './food-log.context.ts';
import { correctOfferSchema, type FoodOffer, offerFoodSchema } from './food-log.contract.ts';
import { foodLogDecider } from './food-log.decider.ts';
import { type FoodLogEvent, foodLogIdOf } from './food-log.events.ts';
import type { StoredEntry } from './food-offers.model.ts';
import { isEaten, offersIn } from './food-offers.ts';
import { foodSummaryOf } from './food-summary.ts';
import { eatenByMonth, foodsSoFar } from './foods-so-far.ts';
import { changeBetween, nextStepsFrom } from './next-steps.ts';

const NOW = new Date('2026-11-27T20:00:00.000Z');
const ids = { profileId: 'a'.repeat(32), offerId: `202611${'b'.repeat(26)}` };

const fieldsOf = (changes: object = {}) => {
  const { offerId: _, ...fields } = offerFoodSchema.parse({
    offerId: ids.offerId,
    food: ' Rice cakes ',
    step: 'touched',
    offeredOn: '2026-11-27',
    ...changes,
  });
  return fields;
};

const offered = (changes: object = {}, offerId = ids.offerId): FoodLogEvent => ({
  type: 'FoodOffered',
  data: { ...ids, offerId, ...fieldsOf(changes) },
});
const corrected = (corrections: object): FoodLogEvent => ({
  type: 'FoodOfferCorrected',
  data: { ...ids, ...corrections },
});
const removed: FoodLogEvent = { type: 'FoodOfferRemoved', data: ids };

const offer = (changes: object = {}) =>
  ({ command: 'offer', ...ids, fields: fieldsOf(changes), now: NOW }) as const;
const correct = (corrections: object) =>
  ({
    command: 'correct',
    ...ids,
    corrections: correctOfferSchema.parse(corrections),
    now: NOW,
  }) as const;

const decided = (
  command: Parameters<typeof foodLogDecider.decide>[0],
  ...history: readonly FoodLogEvent[]
) => given(foodLogDecider, history).when(command);

describe('an offer', () => {
  test('is written down once, however often it is sent', () => {
    expect(decided(offer())).toMatchObject([
      { type: 'FoodOffered', data: { food: 'Rice cakes', step: 'touched', outcome: 'fine' } },
    ]);
    expect(decided(offer({ step: 'ate' }), offered())).toEqual([]);
    expect(decided(offer(), offered(), removed)).toEqual([]);
  });

  test('is corrected by the fields that differ alone', () => {
    const command = correct({ step: 'touched', outcome: 'refused' });
    expect(decided(command, offered())).toEqual([corrected({ outcome: 'refused' })]);
    expect(decided(command, offered(), corrected({ outcome: 'refused' }))).toEqual([]);
  });

  test('is removed once, and not corrected after that', () => {
    const remove = { command: 'remove', ...ids } as const;
    expect(decided(remove, offered())).toEqual([removed]);
    expect(decided(remove, offered(), removed)).toEqual([]);
    expect(decided(remove)).toEqual([]);
    expect(decided(correct({ step: 'ate' }), offered(), removed)).toEqual(
      reject('UnknownFoodOffer'),
    );
    expect(decided(correct({ step: 'ate' }))).toEqual(reject('UnknownFoodOffer'));
  });

  test('may be dated a day ahead of UTC, and no later', () => {
    expect(decided(offer({ offeredOn: '2026-11-28' }))).toHaveLength(1);
    expect(decided(offer({ offeredOn: '2026-11-29' }))).toEqual(reject('DateInFuture'));
    expect(decided(correct({ offeredOn: '2026-11-29' }), offered())).toEqual(
      reject('DateInFuture'),
    );
  });

  test('is refused in a month that is full, and takes the place of one that was removed', () => {
    const full = Array.from({ length: FOOD_OFFERS_PER_MONTH }, (_, index) =>
      offered({}, `202611${`${index}`.padStart(26, '0')}`),
    );
    expect(decided(offer(), ...full)).toEqual(reject('FoodLogFull'));
    const [first] = full;
    const gone: FoodLogEvent = {
      type: 'FoodOfferRemoved',
      data: { ...ids, offerId: first?.data.offerId ?? '' },
    };
    expect(decided(offer(), ...full, gone)).toHaveLength(1);
  });

  test('stays in the stream of the month in which it was written down', () => {
    expect(foodLogIdOf(ids.profileId, ids.offerId)).toBe(`${ids.profileId}202611`);
  });

  test('reads shredded fields as not told', () => {
    const shredded = { food: SHREDDED, presentation: SHREDDED, mood: SHREDDED, note: SHREDDED };
    const event: Given<FoodLogEvent> = {
      type: 'FoodOffered',
      data: { ...ids, ...fieldsOf(), ...shredded },
    };
    const corrections = { food: '', mood: null, step: 'touched' } as const;
    const { when } = given(foodLogDecider, [event]);
    expect(when({ command: 'correct', ...ids, corrections, now: NOW })).toEqual([]);
  });
});

test(
  'a request that tells no offer is refused with the field',
  everyRow(
    [
      [{ food: ' ' }, 'Please name the food'],
      [{ food: 'x'.repeat(101) }, 'Please use 100 letters at most'],
      [{ step: 'swallowed' }, 'Please choose a step'],
      [{ outcome: 'good' }, 'Please choose how it went'],
      [{ offeredOn: '2026-02-30' }, 'Please enter a date'],
      [{ offeredOn: '1970-01-01' }, 'Please check the year of the date'],
      [{ note: 'x'.repeat(1_001) }, 'Please use 1000 letters at most'],
    ] as const,
    ([changes, message]) => {
      const sent = { offerId: ids.offerId, food: 'Toast', step: 'ate', offeredOn: '2026-11-27' };
      expect(offerFoodSchema.safeParse({ ...sent, ...changes }).error?.issues).toMatchObject([
        { message },
      ]);
    },
  ),
);

test('an id begins with a month', () => {
  for (const offerId of ['b'.repeat(32), `202613${'b'.repeat(26)}`, `202611${'b'.repeat(25)}`])
    expect(offerFoodSchema.shape.offerId.safeParse(offerId).success, offerId).toBe(false);
});

const positions = Array.from({ length: 1_000 }, (_, index) => `${1_000 - index}`);

const entry = (
  fields: StoredEntry['told'],
  { id = ids.offerId, at = '2026-11-27T12:00:00.000Z' } = {},
): StoredEntry => ({
  profile_id: ids.profileId,
  offer_id: id,
  month: fields?.offeredOn?.slice(0, 7) ?? '',
  recorded_at: new Date(at),
  told: fields,
  kind: 'offer',
  position: positions.pop() ?? expect.fail(),
});

const shown = (changes: object = {}): FoodOffer => ({ offerId: ids.offerId, ...fieldsOf(changes) });

describe('the entries of a log', () => {
  test('are offers with their corrections, whatever the order in which they are read', () => {
    const entries = [
      entry(fieldsOf()),
      entry({ step: 'licked' }),
      entry({ outcome: 'refused' }),
      entry(fieldsOf({ food: 'Toast' }), { id: 'gone' }),
      entry(null, { id: 'gone' }),
      entry({ food: 'Late' }, { id: 'gone' }),
    ];
    const expected = [shown({ step: 'licked', outcome: 'refused' })];
    expect(offersIn(entries)).toEqual(expected);
    expect(offersIn(entries.toReversed())).toEqual(expected);
  });

  test('go with their profile, and come back with it', () => {
    const offer = entry(fieldsOf());
    const gone = { ...entry(null), kind: 'profile-removed' } as const;
    const back = { ...entry(null), kind: 'profile-restored' } as const;
    const held = (...entries: readonly StoredEntry[]) =>
      foodLogContext.exportSections.flatMap(({ toRows }) => toRows(entries));
    expect(held(offer)).toMatchObject([{ profileId: ids.profileId, food: 'Rice cakes' }]);
    expect(held(offer, gone)).toEqual([]);
    expect(held(offer, gone, back)).toHaveLength(1);
    expect(held(offer, gone, back)).toEqual(held(offer));
  });

  test('are in order of their days and parts of days', () => {
    const days = [
      ['2026-11-02', 'evening'],
      ['2026-11-02', 'morning'],
      ['2026-11-01', null],
      ['2026-11-02', null],
    ] as const;
    const entries = days.map(([offeredOn, partOfDay], index) =>
      entry(fieldsOf({ offeredOn, partOfDay }), { id: `${index}` }),
    );
    expect(offersIn(entries).map(({ offerId }) => offerId)).toEqual(['2', '3', '1', '0']);
  });
});

const run = (...outcomes: readonly (readonly [FoodOffer['step'], FoodOffer['outcome']])[]) =>
  outcomes.map(([step, outcome], index) =>
    shown({
      food: 'Toast',
      step,
      outcome,
      offeredOn: `2026-11-${`${index + 1}`.padStart(2, '0')}`,
    }),
  );

describe('foods so far', () => {
  test('a refused offer is counted as an offer, and never as eaten', () => {
    const [toast] = foodsSoFar(run(['ate', 'refused'], ['looked', 'fine']), []);
    expect(toast).toMatchObject({ offers: 2, nearest: 'ate', isAccepted: false, acceptedOn: null });
  });

  test('one food in two presentations is two, and slips of case and space are one', () => {
    const offers = ['Toast', ' toast  ', 'TOAST'].map((food) => shown({ food }));
    const cut = shown({ food: 'Toast', presentation: 'no crust' });
    expect(
      foodsSoFar([...offers, cut], [])
        .map(({ offers: count }) => count)
        .toSorted(),
    ).toEqual([1, 3]);
  });

  test('an accepted food that nobody offered is listed without counts', () => {
    expect(foodsSoFar([], [{ food: 'Fries', presentation: 'cold' }])).toMatchObject([
      { food: 'Fries', offers: 0, isAccepted: true, isAtRisk: false, lastOfferedOn: null },
    ]);
  });

  test(
    'a food is at risk where it was accepted before, and the last three offers did not go fine',
    everyRow(
      [
        [
          true,
          run(['ate', 'fine'], ['looked', 'refused'], ['ate', 'refused'], ['licked', 'refused']),
        ],
        [
          true,
          run(['ate', 'fine'], ['looked', 'refused'], ['ate', 'upset'], ['licked', 'refused']),
        ],
        [false, run(['ate', 'fine'], ['looked', 'refused'], ['ate', 'refused'])],
        [false, run(['looked', 'refused'], ['looked', 'refused'], ['looked', 'refused'])],
        [
          false,
          run(
            ['ate', 'fine'],
            ['looked', 'refused'],
            ['looked', 'fine'],
            ['looked', 'refused'],
            ['looked', 'refused'],
          ),
        ],
        [
          false,
          run(
            ['ate', 'fine'],
            ['looked', 'refused'],
            ['looked', 'refused'],
            ['looked', 'refused'],
            ['ate', 'fine'],
          ),
        ],
      ] as const,
      ([isAtRisk, offers]) => {
        expect(foodsSoFar(offers, [])).toMatchObject([{ isAtRisk }]);
      },
    ),
  );

  test('a food of the profile is at risk after three offers that it did not go fine', () => {
    const accepted = [{ food: 'toast', presentation: '' }];
    const offers = run(['looked', 'refused'], ['looked', 'refused'], ['looked', 'refused']);
    expect(foodsSoFar(offers, accepted)).toMatchObject([{ isAtRisk: true }]);
    expect(foodsSoFar(offers.slice(1), accepted)).toMatchObject([{ isAtRisk: false }]);
  });

  test('months tell the foods that were eaten, and which of them for the first time', () => {
    const eaten = (food: string, offeredOn: string) => shown({ food, step: 'ate', offeredOn });
    expect(
      eatenByMonth([
        eaten('Toast', '2026-10-01'),
        eaten('toast', '2026-11-01'),
        eaten('Rice', '2026-11-02'),
        shown({ food: 'Peas', step: 'ate', outcome: 'refused' }),
      ]),
    ).toEqual([
      { month: '2026-11', eaten: 2, fresh: ['Rice'] },
      { month: '2026-10', eaten: 1, fresh: ['Toast'] },
    ]);
  });

  test('counts add up, whatever was offered', () => {
    const offers = fc.array(
      fc
        .record({
          food: fc.constantFrom('Toast', 'toast', 'Rice', 'Peas'),
          presentation: fc.constantFrom('', 'cold'),
          step: fc.constantFrom(...FOOD_STEPS),
          outcome: fc.constantFrom(...FOOD_OUTCOMES),
        })
        .map(shown),
    );
    fc.assert(
      fc.property(offers, (all) => {
        const foods = foodsSoFar(all, []);
        expect(foods.reduce((sum, food) => sum + food.offers, 0)).toBe(all.length);
        expect(foods.some(({ isAccepted }) => isAccepted)).toBe(all.some(isEaten));
        for (const food of foods) if (food.isAtRisk) expect(food.isAccepted).toBe(true);
      }),
    );
  });
});

const childOf = (changes: object = {}) => {
  const profile = createProfileSchema.parse({ childName: 'Maya', age: 6, ...changes });
  return { age: profile.age, avoided: avoidedBy(profile) };
};

const acceptedFoods = (...foods: readonly string[]) =>
  foodsSoFar(
    [],
    foods.map((food) => ({ food, presentation: '' })),
  );

describe('the next step', () => {
  test('leads from crackers to rice cakes: same crunch, other shape', () => {
    const [step] = nextStepsFrom(acceptedFoods('Crackers'), childOf());
    expect(step).toMatchObject({ from: 'Crackers', change: 'shape' });
    expect(step?.to).toContain('rice-cakes');
  });

  test('is found for a food that is named in Spanish', () => {
    expect(nextStepsFrom(acceptedFoods('galletas saladas'), childOf())).toHaveLength(1);
  });

  test('leads nowhere from a food at risk, or one that the table does not know', () => {
    const offers = run(
      ['ate', 'fine'],
      ['looked', 'refused'],
      ['looked', 'refused'],
      ['looked', 'refused'],
    );
    expect(nextStepsFrom(foodsSoFar(offers, []), childOf())).toEqual([]);
    expect(nextStepsFrom(acceptedFoods('zorbles'), childOf())).toEqual([]);
  });

  test('changes one property, and never names a food that the profile keeps off the plate', () => {
    const profiles = fc.record({
      age: fc.integer({ min: 0, max: 18 }),
      allergens: fc.subarray(['milk', 'egg', 'wheat', 'soy', 'sesame', 'treeNuts', 'peanuts']),
      allergies: fc.subarray(['gluten', 'nuts', 'kiwi']),
      dislikedFoods: fc.subarray(['peas', 'rice cakes']),
      avoidedTextures: fc.subarray(['wet', 'sticky', 'chewy']),
      smell: fc.constantFrom(null, 'low', 'medium'),
    });
    const foods = fc.uniqueArray(fc.constantFrom(...INGREDIENTS.map(({ en }) => en[0] ?? '')), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(profiles, foods, (profile, names) => {
        const child = childOf(profile);
        const { avoided, age } = child;
        for (const { to } of nextStepsFrom(acceptedFoods(...names), child))
          for (const id of to) {
            const food = ingredientOf(id) ?? expect.fail(id);
            expect(avoidIfAllergic(food).filter((each) => avoided.allergens.has(each))).toEqual([]);
            if (avoided.gluten) expect(food.gluten).toBeUndefined();
            expect(avoided.disliked.ingredients).not.toContain(id);
            expect(food.textures.filter((each) => avoided.avoidedTextures.has(each))).toEqual([]);
            if (food.choking) expect(age * 12).toBeGreaterThanOrEqual(food.choking.underMonths);
            expect(names).not.toContain(food.en[0]);
          }
      }),
      { numRuns: 50 },
    );
  });

  test('between two foods is one change in either direction, and none to itself but shape', () => {
    const food = fc.constantFrom(...INGREDIENTS);
    fc.assert(
      fc.property(food, food, (one, other) => {
        expect(changeBetween(one, other)).toBe(changeBetween(other, one));
        expect(changeBetween(one, one)).toBe('shape');
      }),
    );
  });
});

describe('a summary', () => {
  const options = { day: '2026-11-20', dayOf: (at: Date) => at.toISOString().slice(0, 10) };
  const of = (food: string, changes: object, at: string, id: string) =>
    entry(fieldsOf({ food, ...changes }), { at, id });
  const known = [
    of('Toast', { step: 'ate', offeredOn: '2026-11-18' }, '2026-11-18T12:00:00.000Z', '1'),
    of('Peas', { outcome: 'upset', offeredOn: '2026-11-19' }, '2026-11-20T23:00:00.000Z', '2'),
    of('Old', { step: 'ate', offeredOn: '2026-01-01' }, '2026-11-20T23:30:00.000Z', '3'),
  ];

  test('tells facts of 90 days, its day, and the position that it was made from', () => {
    const summary = foodSummaryOf(known, options);
    expect(summary).toMatchObject({
      day: '2026-11-20',
      from: '2026-08-23',
      position: known.at(-1)?.position,
      offers: 2,
      days: 2,
      eaten: [{ food: 'Toast', times: 1, lastOn: '2026-11-18' }],
      notEaten: [{ food: 'Peas', times: 1 }],
      atRisk: [],
      upsets: [{ food: 'Peas' }],
    });
    expect(summary.steps.find(({ step }) => step === 'touched')).toMatchObject({ upset: 1 });
  });

  test('of a past day stays the same, whatever is written down or corrected later', () => {
    const later = [
      of('Rice', { offeredOn: '2026-11-18' }, '2026-11-21T00:00:00.000Z', '4'),
      entry({ step: 'looked' }, { id: '1', at: '2026-11-22T12:00:00.000Z' }),
      entry(null, { id: '2', at: '2026-11-22T12:00:00.000Z' }),
    ];
    expect(foodSummaryOf([...known, ...later], options)).toEqual(foodSummaryOf(known, options));
  });

  test('of an empty log is made from no position', () => {
    expect(foodSummaryOf([], options)).toMatchObject({ position: '0', offers: 0, eaten: [] });
  });
});
