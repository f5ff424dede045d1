/** Sentence or label with its values, as plain data that services and the interface translate. */
export interface Message {
  /** English text with placeholders such as `{name}`. Catalogs use it as the key. */
  readonly message: string;
  readonly values: Readonly<Record<string, Value>>;
  /** Disambiguates two uses of the same English text for translators: "Family", a plan or a role. */
  readonly context?: string;
}

/** A `Date` is formatted as its day in UTC. */
export type Value = string | number | Date | Choice;

interface Choice {
  /** Text used in stored English sentences, which never change. */
  readonly stored: string;
  /** Undefined for a value unknown to this code. */
  readonly words: Message | undefined;
}

type Placeholder<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

type Values<Text extends string> = Readonly<Record<Placeholder<Text>, Value>>;

/**
 * Declares a message. The text and the context are literals, since `npm run messages` collects them
 * from the code; of ICU, only plain placeholders are understood.
 *
 * ```ts
 * say('Added *{name}* to favorites', { name })
 * say('Family', {}, 'a plan')
 * ```
 */
// @__NO_SIDE_EFFECTS__
export const say = <const Text extends string>(
  message: Text,
  ...[values, context]: [Placeholder<Text>] extends [never]
    ? [values?: Readonly<Record<string, never>>, context?: string]
    : [values: Values<Text>, context?: string]
): Message => ({ message, values: values ?? {}, ...(context !== undefined && { context }) });

/** Wraps an enum value for use inside a sentence, given the words for all values. */
export const choice = (
  words: Readonly<Record<string, Message>>,
  value: string,
  stored = value,
): Choice => ({ stored, words: Object.hasOwn(words, value) ? words[value] : undefined });

/** Formats a message in English, as stored in events and the timeline. */
export const inEnglish = ({ message, values }: Message): string =>
  message.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name];
    return value === undefined ? placeholder : stored(value);
  });

const stored = (value: Value): string => {
  if (typeof value !== 'object') return String(value);
  return value instanceof Date ? value.toISOString().slice(0, 10) : value.stored;
};
