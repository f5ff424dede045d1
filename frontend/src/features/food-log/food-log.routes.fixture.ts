import { FOOD_STEPS } from '@hearthway/domain/food-log/food-log.constants.ts';
import {
  correctOfferSchema,
  type FoodOffer,
  type FoodSummary,
  type Foods,
  foodMonthSchema,
  foodSummarySchema,
  foodsSchema,
  offerFoodSchema,
} from '@hearthway/domain/food-log/food-log.contract.ts';
import { Refusal } from '../../testing/directory.fixture.ts';
import type { RoutesOf } from '../../testing/route.fixture.ts';

const PATH = '/api/dietary/profiles/:profileId';

const model = 'food_offers';

const offerOf = (number: number, changes: Partial<FoodOffer>): FoodOffer => ({
  offerId: `202611${`${number}`.padStart(26, '0')}`,
  food: 'Toast',
  presentation: 'no crust',
  step: 'ate',
  outcome: 'fine',
  offeredOn: `2026-11-${`${number}`.padStart(2, '0')}`,
  partOfDay: 'morning',
  mood: 'calm',
  note: '',
  ...changes,
});

/** Toast was eaten, then refused three times; rice cakes came nearer. */
const OFFERS: readonly FoodOffer[] = [
  offerOf(2, {}),
  offerOf(4, { step: 'looked', outcome: 'refused' }),
  offerOf(6, { step: 'touched', outcome: 'refused' }),
  offerOf(8, { step: 'looked', outcome: 'upset', note: 'The toaster was loud' }),
  offerOf(12, { food: 'Rice cakes', presentation: '', step: 'touched' }),
  offerOf(14, { food: 'Rice cakes', presentation: '', step: 'licked' }),
];

const TOAST = { food: 'Toast', presentation: 'no crust' };

const FOODS: Foods['foods'] = [
  {
    food: 'Rice cakes',
    presentation: '',
    offers: 2,
    nearest: 'licked',
    lastOfferedOn: '2026-11-14',
    acceptedOn: null,
    isAccepted: false,
    isAtRisk: false,
  },
  {
    ...TOAST,
    offers: 4,
    nearest: 'ate',
    lastOfferedOn: '2026-11-08',
    acceptedOn: '2026-11-02',
    isAccepted: true,
    isAtRisk: true,
  },
  {
    food: 'Chicken nuggets',
    presentation: 'Tyson, not homemade',
    offers: 0,
    nearest: null,
    lastOfferedOn: null,
    acceptedOn: null,
    isAccepted: true,
    isAtRisk: false,
  },
];

const summaryOf = (day: string, offers: readonly FoodOffer[]): FoodSummary => ({
  day,
  position: `${offers.length}`,
  from: '2026-08-23',
  offers: offers.length,
  days: new Set(offers.map(({ offeredOn }) => offeredOn)).size,
  steps: FOOD_STEPS.map((step) => ({
    step,
    fine: offers.filter((offer) => offer.step === step && offer.outcome === 'fine').length,
    refused: offers.filter((offer) => offer.step === step && offer.outcome === 'refused').length,
    upset: offers.filter((offer) => offer.step === step && offer.outcome === 'upset').length,
  })),
  eaten: [{ ...TOAST, times: 1, lastOn: '2026-11-02' }],
  notEaten: [],
  atRisk: [],
  upsets: offers.filter(({ outcome }) => outcome === 'upset'),
});

export const routes: RoutesOf = () => {
  let offers = OFFERS;
  return [
    {
      route: `GET ${PATH}/foods`,
      schema: foodsSchema,
      model,
      answer: () => ({
        now: new Date().toISOString(),
        foods: FOODS,
        latest: offers.slice(-3).toReversed(),
        months: [{ month: '2026-11', eaten: 1, fresh: ['Toast'] }],
        nextSteps: [
          { from: 'Crackers', to: ['rice cakes', 'pretzels'], change: 'shape', texture: 'crunchy' },
        ],
        hasUnchecked: true,
      }),
    },
    {
      route: `GET ${PATH}/offers`,
      schema: foodMonthSchema,
      model,
      answer: ({ query }) => ({
        offers: offers.filter(({ offeredOn }) => offeredOn.startsWith(query.get('month') ?? '')),
      }),
    },
    {
      route: `GET ${PATH}/food-summary`,
      schema: foodSummarySchema,
      model,
      answer: ({ query }) => {
        const day = query.get('day') ?? '';
        return summaryOf(
          day,
          offers.filter(({ offeredOn }) => offeredOn <= day),
        );
      },
    },
    {
      route: `POST ${PATH}/offers`,
      model,
      answer: ({ body }) => {
        const offer = offerFoodSchema.parse(body);
        if (offers.some(({ offerId }) => offerId === offer.offerId)) return;
        offers = [...offers, offer];
      },
    },
    {
      route: `PUT ${PATH}/offers/:offerId`,
      model,
      answer: ({ params, body }) => {
        const { offerId } = params;
        if (!offers.some((offer) => offer.offerId === offerId))
          throw new Refusal('UnknownFoodOffer');
        const corrections = Object.fromEntries(
          Object.entries(correctOfferSchema.parse(body)).filter(([, value]) => value !== undefined),
        );
        offers = offers.map((offer) =>
          offer.offerId === offerId ? { ...offer, ...corrections } : offer,
        );
      },
    },
    {
      route: `DELETE ${PATH}/offers/:offerId`,
      model,
      answer: ({ params: { offerId } }) => {
        offers = offers.filter((offer) => offer.offerId !== offerId);
      },
    },
  ];
};
