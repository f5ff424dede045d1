import { MIN_POSITION_HEADER, POSITION_HEADER } from '@hearthway/domain/live/live.constants.ts';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../../adapters/tables/tables.ts';
import { median } from '../load.ts';
import { sized } from '../size.ts';
import type { Family } from './family.ts';

const TURNS = sized(15, 1);
const MAX_SLOWER = 0.05;

export interface SealedReadsOptions {
  readonly gatewayUrl: string;
  readonly database: Kysely<Pick<Tables, 'accounts'>>;
  readonly family: Family;
  /** Requests a second for the favorites of the family. */
  readonly measure: () => Promise<number>;
}

const favoritesSchema = z.array(z.object({ id: z.string() }));
const NOTE = 'They have a room without bright lights. Ask for Ms. Rivera, in the afternoon.';

/** Reads of notes that lie sealed in their table, and of the same notes when they lie there plain. */
export const compareSealedReads = async (
  options: SealedReadsOptions,
): Promise<Record<string, unknown>> => {
  const { database, family, measure } = options;
  const notes = await writeNotes(options);
  const stored = await sql<{ notes: unknown }>`
    select notes from favorites where user_id = ${family.userId}
  `.execute(database);
  const sealed = stored.rows[0]?.notes;
  if (typeof sealed !== 'string') throw new Error('Notes are not sealed in their table.');
  const put = (value: unknown) =>
    sql`update favorites set notes = ${JSON.stringify(value)}::jsonb where user_id = ${family.userId}`.execute(
      database,
    );
  const turns: { readonly sealed: number; readonly plain: number }[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    await put(notes);
    const plain = await measure();
    await put(sealed);
    turns.push({ plain, sealed: await measure() });
  }
  const slower = median(turns.map((turn) => 1 - turn.sealed / turn.plain));
  return {
    notes: Object.keys(notes).length,
    'plain/s': Math.round(median(turns.map(({ plain }) => plain))),
    'sealed/s': Math.round(median(turns.map((turn) => turn.sealed))),
    slower: `${(slower * 100).toFixed(1)} %`,
    goal: `${MAX_SLOWER * 100} % at most`,
  };
};

/** A note for each favorite; resolves with them, by provider, once they are in their table. */
const writeNotes = async ({
  gatewayUrl,
  family: { headers },
}: SealedReadsOptions): Promise<Readonly<Record<string, string>>> => {
  const favorites = await fetch(`${gatewayUrl}/api/favorites`, { headers });
  const ids = favoritesSchema.parse(await favorites.json()).map(({ id }) => id);
  let position = '';
  for (const id of ids) {
    const answer = await fetch(`${gatewayUrl}/api/favorites/${encodeURIComponent(id)}/note`, {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ note: NOTE }),
    });
    if (answer.status !== 204) throw new Error(`A note was answered with ${answer.status}.`);
    position = answer.headers.get(POSITION_HEADER) ?? '';
  }
  await fetch(`${gatewayUrl}/api/favorites`, {
    headers: { ...headers, [MIN_POSITION_HEADER]: position },
  });
  return Object.fromEntries(ids.map((id) => [id, NOTE]));
};
