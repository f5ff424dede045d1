import type { Family, findFamiliesSchema } from '@hearthway/domain/staff/timeline.contract.ts';
import { type SelectFamiliesOptions, selectFamilies } from '@hearthway/infra/staff/families.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { CommandDependencies } from '../commands/dependencies.ts';

/** Whoever finds more has to say more. */
const MOST_FOUND = 20;

type Wanted = z.infer<typeof findFamiliesSchema>;

export const findFamilies = async (
  dependencies: Pick<CommandDependencies, 'database' | 'privacy'>,
  wanted: Wanted,
): Promise<Family[]> =>
  selectFamilies({
    database: dependencies.database,
    where: await conditionOf(dependencies, wanted),
    limit: MOST_FOUND,
  });

const conditionOf = async (
  { privacy }: Pick<CommandDependencies, 'privacy'>,
  { by, text }: Wanted,
): Promise<SelectFamiliesOptions['where']> => {
  switch (by) {
    case 'email': {
      const emailKey = await privacy.emailKeyOf(text);
      return (account) => account('email_key', '=', emailKey);
    }
    case 'name': {
      const beginning = sql<string>`name_key(${text}, '')`;
      return ({ or, fn, ref, val }) =>
        or([
          fn<boolean>('starts_with', [ref('name_key'), beginning]),
          fn<boolean>('starts_with', [
            fn<string>('name_key', [ref('last_name'), val('')]),
            beginning,
          ]),
        ]);
    }
    case 'id': {
      const userId = text.toLowerCase().replaceAll('-', '');
      return (account) => account('user_id', '=', userId);
    }
  }
};
