import { contexts } from '@hearthway/domain/contexts.ts';
import type { Message } from '@hearthway/domain/kernel/message.ts';

type ByField<Value> = ReadonlyMap<string, Value>;

export interface ExportWords {
  readonly fields: ByField<Message>;
  readonly choices: ByField<Readonly<Record<string, Message>>>;
}

/**
 * Merges the words of all contexts. Those of this one win, since contexts use one name for different things.
 */
const wordsOver = (own: string | null): ExportWords => {
  const ordered = contexts.toSorted((a, b) => Number(a.name === own) - Number(b.name === own));
  const choices = new Map<string, Readonly<Record<string, Message>>>();
  for (const { words } of ordered)
    for (const [field, values] of Object.entries(words.choices))
      choices.set(field, { ...choices.get(field), ...values });
  return {
    fields: new Map(ordered.flatMap(({ words }) => Object.entries(words.fields))),
    choices,
  };
};

const WORDS = new Map<string | null, ExportWords>(
  [null, ...contexts.map(({ name }) => name)].map((name) => [name, wordsOver(name)]),
);

const CONTEXT_OF: ByField<string> = new Map(
  contexts.flatMap(({ name, aggregates }) =>
    aggregates.flatMap(({ decider }) =>
      decider.stream.eventTypes.map(({ type }) => [type, name] as const),
    ),
  ),
);

/** Returns the words of a context by its name; null stands for rows outside any context. */
export const wordsOf = (context: string | null): ExportWords =>
  WORDS.get(context) ?? wordsOver(context);

export const wordsOfEvent = (type: string): ExportWords => wordsOf(CONTEXT_OF.get(type) ?? null);
