import { INTERESTS, type Interest } from '@hearthway/domain/help/help.constants.ts';
import { type Kysely, sql } from 'kysely';
import type { CommandSchema } from '../../database/schema.ts';

/** Counts the families that have asked for each feature that is not yet open. */
export const readInterests = (
  database: Pick<Kysely<CommandSchema>, 'selectFrom'>,
): Promise<readonly { readonly interest: Interest; readonly families: number }[]> =>
  Promise.all(
    INTERESTS.map(async (interest) => {
      const { families } = await database
        .selectFrom('help')
        .select(({ fn }) => fn.countAll<string>().as('families'))
        .where(sql<boolean>`interests @> ${JSON.stringify([interest])}::jsonb`)
        .executeTakeFirstOrThrow();
      return { interest, families: Number(families) };
    }),
  );
