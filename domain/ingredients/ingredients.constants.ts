import { type Message, say } from '../kernel/message.ts';

/** Ways to cut or serve a food for a young child: Illinois Extension after CDC, MyPlate, CACFP, Head Start. */
export const CHOKING_CUTS = [
  'soften-or-grate',
  'chop-dried-fruit',
  'quarter-berries',
  'peel-and-cut',
  'quarter-round-fruit',
  'no-candy',
  'press-kernels',
  'cut-meat',
  'soft-pieces',
  'break-dry',
  'shred-cheese',
  'cut-sausage',
  'feel-for-bones',
  'no-whole-nuts',
  'spread-thin',
  'no-seeds',
  'no-marshmallows',
  'pit-and-quarter',
  'not-before-four',
] as const;

export type ChokingCut = (typeof CHOKING_CUTS)[number];

export const CHOKING_CUT_WORDS: Readonly<Record<ChokingCut, Message>> = {
  'soften-or-grate': say('Cook it until soft, grate it, or cut thin matchsticks. No hard chunks.'),
  'chop-dried-fruit': say('Chop it finely, or soak it until soft. Not whole, not by the handful.'),
  'quarter-berries': say('Cut berries into quarters, or mash each one.'),
  'peel-and-cut': say('Take off skin, seeds and pits. Cut pieces of ½ inch or less.'),
  'quarter-round-fruit': say('Cut lengthwise into quarters, with pits and seeds out.'),
  'no-candy': say('Hard, sticky or chewy candy and gum: not before age 4.'),
  'press-kernels': say('Press each kernel or bean flat, or cook it very soft.'),
  'cut-meat': say('Cook it tender and cut across the grain into pieces of ½ inch or less.'),
  'soft-pieces': say('Break it into soft pieces of ½ inch or less.'),
  'break-dry': say('Break hard or dry pieces small. Your child sits, and you watch.'),
  'shred-cheese': say('Grate cheese or slice it thin. No cubes.'),
  'cut-sausage': say('Cut lengthwise into quarters, then small. Never round slices.'),
  'feel-for-bones': say('Feel for bones with your fingers and flake the fish small.'),
  'no-whole-nuts': say('No whole or broken nuts: only finely ground in other food.'),
  'spread-thin': say('Spread it thinly or stir it in. Never a spoonful or a lump.'),
  'no-seeds': say('No handfuls of seeds: only ground or mixed into soft food.'),
  'no-marshmallows': say('No marshmallows before age 4, not even small ones.'),
  'pit-and-quarter': say('Take out the pit and cut lengthwise into quarters.'),
  'not-before-four': say('Not before age 4.'),
};

export const AGE_LIMITS = ['honey', 'honey-inside', 'milk-drink'] as const;

export type AgeLimit = (typeof AGE_LIMITS)[number];

export const AGE_LIMIT_WORDS: Readonly<Record<AgeLimit, Message>> = {
  honey: say('No honey before the first birthday, raw or cooked.'),
  'honey-inside': say(
    'Often made with honey: not before the first birthday unless the label shows none.',
  ),
  'milk-drink': say('Not as the main drink before the first birthday.'),
};
