import { type Message, say } from '../kernel/message.ts';

/**
 * Dangers answered with emergency contacts, most urgent first: a life in danger right now; the wish to die or
 * to harm oneself; violence or abuse; a parent who cannot go on.
 */
export const CRISIS_TIERS = ['emergency', 'self-harm', 'violence', 'overwhelmed'] as const;

export type CrisisTier = (typeof CRISIS_TIERS)[number];

export const CRISIS_TIER_WORDS: Readonly<Record<CrisisTier, Message>> = {
  emergency: say('Emergency', {}, 'a kind of crisis'),
  'self-harm': say('Self-harm', {}, 'a kind of crisis'),
  violence: say('Violence or abuse', {}, 'a kind of crisis'),
  overwhelmed: say('Cannot go on', {}, 'a kind of crisis'),
};

export interface Crisis {
  readonly tier: CrisisTier;
  /** Language of the words that revealed the danger. */
  readonly language: 'en' | 'es';
  /** Version of the rules and weights used, so that history shows which were in force. */
  readonly lexiconVersion: number;
}

/** Dangers with a fixed answer of their own, in place of their tier's. */
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
