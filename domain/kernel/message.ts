/** A sentence or label with its values, as plain data: each service and the interface translate it. */
export interface Message {
  /** English, with placeholders such as `{name}`. Catalogues find the translation by it. */
  readonly message: string;
  readonly values: Readonly<Record<string, Value>>;
  /** Tells translators two uses of the same English apart: "Family", a plan or a role. */
  readonly context?: string;
}

/** A `Date` is shown as its day in UTC. */
export type Value = string | number | Date | Choice;

/** One of the values of an enum. */
interface Choice {
  /** Its text in stored English sentences, which never change. */
  readonly stored: string;
  /** Undefined for a value that this code does not know. */
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

/** A value of an enum as part of a sentence, by the words for all its values. */
export const choice = (
  words: Readonly<Record<string, Message>>,
  value: string,
  stored = value,
): Choice => ({ stored, words: Object.hasOwn(words, value) ? words[value] : undefined });

/** The text of a message in English, as events and the timeline store it. */
export const inEnglish = ({ message, values }: Message): string =>
  message.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name];
    return value === undefined ? placeholder : stored(value);
  });

const stored = (value: Value): string => {
  if (typeof value !== 'object') return String(value);
  return value instanceof Date ? value.toISOString().slice(0, 10) : value.stored;
};
