import type { Smell, Texture } from '../ingredients/ingredient.contract.ts';
import { type Message, say } from '../kernel/message.ts';

/** Oldest age of a child in a profile, in years. */
export const DIETARY_AGE_MAX = 18;

/** Maximum profiles that a family creates per day, since each is a stream. */
export const DIETARY_PROFILES_PER_DAY = 40;

/** Maximum characters of a child's name, an allergy or a food. */
export const DIETARY_LINE_MAX_LENGTH = 100;

/** Maximum characters of notes, sensory issues, and places where eating goes better. */
export const DIETARY_TEXT_MAX_LENGTH = 2_000;

/** Maximum entries in a list of a profile. */
export const DIETARY_LIST_MAX = 60;

/** Texture labels for forms; `domain/recipes` has them as parts of sentences. */
export const TEXTURE_LABELS: Readonly<Record<Texture, Message>> = {
  crunchy: say('Crunchy'),
  soft: say('Soft'),
  smooth: say('Smooth'),
  chewy: say('Chewy'),
  sticky: say('Sticky'),
  wet: say('Wet'),
  dry: say('Dry'),
  grainy: say('Grainy'),
  powder: say('Powdery'),
  liquid: say('Liquid'),
  mixed: say('Mixed textures'),
};

export const TEMPERATURES = ['hot', 'warm', 'room', 'cold', 'frozen'] as const;

export type Temperature = (typeof TEMPERATURES)[number];

export const TEMPERATURE_LABELS: Readonly<Record<Temperature, Message>> = {
  hot: say('Hot'),
  warm: say('Warm'),
  room: say('Room temperature'),
  cold: say('Cold'),
  frozen: say('Frozen'),
};

/** Labels of the strongest smell of food that a child tolerates. */
export const SMELL_LIMIT_WORDS: Readonly<Record<Smell, Message>> = {
  high: say('Any smell is fine'),
  medium: say('No strong smells'),
  low: say('Faint smells only'),
};
