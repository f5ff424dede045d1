import type { ContentLanguage } from '../content/content.constants.ts';
import type { GuideId } from '../content/guide.constants.ts';
import { type Message, say } from '../kernel/message.ts';

/** The six questions of the Help tab, in their order: ids of items of content kind `help`. */
export const FREQUENT_QUESTIONS = [
  'find-providers',
  'distance-filter',
  'states-covered',
  'is-it-free',
  'reach-a-person',
  'insurance-coverage',
] as const;

/** Answers that a family can rate. See docs/product-rules.md#help. */
export const RATED_ANSWERS_LIMIT = 300;

/** Parts of the support center that are not open, and that a family may say it wants. */
export const INTERESTS = ['family-forum'] as const;

export type Interest = (typeof INTERESTS)[number];

export const INTEREST_WORDS: Readonly<Record<Interest, Message>> = {
  'family-forum': say('Family forum'),
};

export const GUIDE_WORDS: Readonly<Record<GuideId, Message>> = {
  'getting-started': say('Getting started'),
  'aba-therapy-checklist': say('ABA therapy checklist'),
  'insurance-guide': say('Insurance guide'),
};

/** Languages of content. */
export const LANGUAGE_WORDS: Readonly<Record<ContentLanguage, Message>> = {
  en: say('English'),
  es: say('Spanish'),
};
