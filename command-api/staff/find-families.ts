import { MAX_FOUND } from '@hearthway/domain/staff/support-access.constants.ts';
import type { Family, findFamiliesSchema } from '@hearthway/domain/staff/timeline.contract.ts';
import {
  type SelectFamiliesOptions,
  selectFamilies,
} from '@hearthway/infra/adapters/staff/families.ts';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { CommandDependencies } from '../commands/dependencies.ts';

type Wanted = z.infer<typeof findFamiliesSchema>;

export const findFamilies = async (
  dependencies: Pick<CommandDependencies, 'database' | 'privacy' | 'clock'>,
  wanted: Wanted,
): Promise<Family[]> =>
  selectFamilies({
    database: dependencies.database,
    where: await conditionOf(dependencies, wanted),
    limit: MAX_FOUND,
    now: dependencies.clock(),
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
      return ({ or }) =>
        or([sql.ref('name_key'), sql`name_key(last_name, '')`].map(begins(beginning)));
    }
    case 'id': {
      const userId = text.toLowerCase().replaceAll('-', '');
      return (account) => account('user_id', '=', userId);
    }
  }
};

/**
 * In the order of the indexes, so that one plan serves every prefix; the upper bound sorts after
 * all letters.
 */
const begins =
  (beginning: RawBuilder<string>) =>
  (name: RawBuilder<unknown>): RawBuilder<boolean> =>
    sql`(${name} ~>=~ ${beginning} and ${name} ~<~ (${beginning} || chr(1114111)))`;
