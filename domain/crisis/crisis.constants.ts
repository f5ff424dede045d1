import { type Message, say } from '../kernel/message.ts';

/**
 * Dangers that are answered with people to call, the most urgent first: a life in danger right now; the
 * wish to die or to harm oneself; violence or abuse; a parent who cannot go on.
 */
export const CRISIS_TIERS = ['emergency', 'self-harm', 'violence', 'overwhelmed'] as const;

export type CrisisTier = (typeof CRISIS_TIERS)[number];

/** The tiers in words. */
export const CRISIS_TIER_WORDS: Readonly<Record<CrisisTier, Message>> = {
  emergency: say('Emergency', {}, 'a kind of crisis'),
  'self-harm': say('Self-harm', {}, 'a kind of crisis'),
  violence: say('Violence or abuse', {}, 'a kind of crisis'),
  overwhelmed: say('Cannot go on', {}, 'a kind of crisis'),
};

export interface Crisis {
  readonly tier: CrisisTier;
  /** Language of the words that told. */
  readonly language: 'en' | 'es';
  /** Version of the rules and weights that told, so that history says which were in force. */
  readonly lexiconVersion: number;
}

/** A danger that has a fixed answer of its own, in place of that of its tier. */
export const DANGER_KINDS = [
  'missing',
  'poison',
  'weapon',
  'abuse',
  'grooming',
  'restraint',
  'child-attacks',
  'mind',
  'needs',
] as const;

export type DangerKind = (typeof DANGER_KINDS)[number];
