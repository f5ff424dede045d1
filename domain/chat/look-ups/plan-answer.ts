import type { ContentLanguage } from '../../content/content.constants.ts';
import { type Message, say } from '../../kernel/message.ts';
import {
  TIER_WORDS,
  TIERS,
  type Tier,
  TRIAL_DAYS,
  TRIAL_NOTICE_DAYS,
} from '../../subscription/subscription.constants.ts';
import {
  MONTHLY_CENTS,
  PLAN_FEATURES,
  type PlanFeatureName,
  type PlanValue,
} from '../../subscription-plans/plan-features.constants.ts';
import type { AnswerLine } from '../answer-lines.ts';

interface PlanAnswerOptions {
  readonly language: ContentLanguage;
  readonly translate: (message: Message) => string;
}

/** Describes price and features of one plan or all, as on the plans page. */
export const planLines = (
  plan: Tier | null,
  { language, translate }: PlanAnswerOptions,
): readonly AnswerLine[] => {
  const source = { title: translate(say('Plans and prices')), address: '/subscribe' };
  const of = (tier: Tier): AnswerLine => {
    const name = translate(TIER_WORDS[tier]);
    const features = PLAN_FEATURES.flatMap(({ name: feature, on }) => {
      const words = WORDS[feature](on[tier]);
      return words === null ? [] : [translate(words)];
    });
    const includes = new Intl.ListFormat(language, { type: 'conjunction' }).format(features);
    const price = priceIn(language, MONTHLY_CENTS[tier]);
    return {
      text: translate(
        say('{name} costs {price} a month and includes: {includes}.', { name, price, includes }),
      ),
      source,
    };
  };
  const plans = plan === null ? TIERS : [plan];
  const isPaid = plans.some((tier) => tier !== 'free');
  return [
    ...plans.map(of),
    ...(isPaid
      ? [
          {
            text: translate(
              say(
                'The first {days} days are free, we write to you {notice} days before they end, and you can cancel any time.',
                { days: TRIAL_DAYS, notice: TRIAL_NOTICE_DAYS },
              ),
            ),
            source,
          },
        ]
      : []),
  ];
};

const priceIn = (language: ContentLanguage, cents: number): string =>
  new Intl.NumberFormat(`${language}-US`, {
    style: 'currency',
    currency: 'USD',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(cents / 100);

/** Describes a plan feature; null if the plan lacks it. */
const WORDS: Readonly<Record<PlanFeatureName, (value: PlanValue) => Message | null>> = {
  results: (value) =>
    typeof value === 'number'
      ? say('the first {count} results of each search', { count: value })
      : say('all results of each search'),
  miles: (value) =>
    typeof value === 'number'
      ? say('searches up to {miles} miles around', { miles: value })
      : say('searches in the whole country'),
  favorites: (value) =>
    typeof value === 'number'
      ? say('up to {count} favorites', { count: value })
      : say('favorites without a limit'),
  filters: (value) => (value === false ? null : say('search filters')),
  map: (value) => (value === false ? null : say('the map of results')),
  lessons: (value) => (value === false ? null : say('all lessons')),
  children: (value) =>
    value === 1 ? say('one child') : say('up to {count} children', { count: Number(value) }),
  members: (value) =>
    value === false
      ? null
      : say('a household of {count} people, you included', { count: Number(value) }),
  profiles: (value) =>
    value === 1
      ? say('one dietary profile')
      : say('up to {count} dietary profiles', { count: Number(value) }),
  recipes: (value) =>
    typeof value === 'number'
      ? say('{count} recipes each week', { count: value })
      : say('all recipes'),
  tracking: (value) => (value === false ? null : say('food tracking')),
  'meal-plans': (value) => (value === false ? null : say('meal plans')),
  calendar: (value) => (value === false ? null : say('the family calendar')),
  'priority-support': (value) => (value === false ? null : say('priority with our team')),
};
