import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod';

const cardSchema = z.object({
  /** SHA-256 of all that was learned from. */
  madeFrom: z.string(),
  messages: z.number(),
  /** Day of the last change, YYYY-MM-DD. */
  madeOn: z.string(),
  writtenBy: z.string(),
  figures: z.array(z.string()),
  badAt: z.array(z.string()),
});

/** Origin, figures and weaknesses of weights. */
type WeightsCard = z.infer<typeof cardSchema>;

export type CardName = 'crisis' | 'medical';

const fileOf = (name: CardName): URL => new URL(`cards/${name}.json`, import.meta.url);

/** Throws where `chat -- learn` has written none. */
export const readCard = (name: CardName): WeightsCard =>
  cardSchema.parse(JSON.parse(readFileSync(fileOf(name), 'utf8')));

/** Keeps the day of a card that says the same. */
export const writeCard = (
  name: CardName,
  card: Omit<WeightsCard, 'madeOn'>,
  today: string,
): void => {
  const before = existsSync(fileOf(name)) ? readCard(name) : undefined;
  const isSame =
    before !== undefined &&
    JSON.stringify({ ...card, madeOn: before.madeOn }) ===
      JSON.stringify({ ...before, madeOn: before.madeOn });
  const { madeFrom, messages, ...rest } = card;
  const madeOn = isSame ? before.madeOn : today;
  mkdirSync(new URL('./', fileOf(name)), { recursive: true });
  writeFileSync(
    fileOf(name),
    `${JSON.stringify({ madeFrom, messages, madeOn, ...rest }, null, 2)}\n`,
  );
};

/** SHA-256 of texts, in their order. */
export const hashOf = (texts: readonly string[]): string =>
  createHash('sha256').update(texts.join('\n')).digest('hex');

/** Names of the writers whose files a folder holds. */
export const writersIn = (folder: URL): readonly string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.tsv'))
    .map((name) => name.replace(/^writer-|\.tsv$/gu, ''))
    .sort();
