import { MAX_FOUND } from '@hearthway/domain/staff/support-access.constants.ts';
import type { Family, findFamiliesSchema } from '@hearthway/domain/staff/timeline.contract.ts';
import { beginningHash, beginsWith } from '@hearthway/infra/adapters/account/name-hashes.ts';
import {
  type SelectFamiliesOptions,
  selectFamilies,
} from '@hearthway/infra/adapters/staff/families.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { CommandDependencies } from '../commands/dependencies.ts';

type Wanted = z.infer<typeof findFamiliesSchema>;

export const findFamilies = async (
  { database, privacy, clock }: Pick<CommandDependencies, 'database' | 'privacy' | 'clock'>,
  wanted: Wanted,
): Promise<Family[]> =>
  selectFamilies({
    ...(await conditionOf(privacy, wanted)),
    database,
    privacy,
    limit: MAX_FOUND,
    now: clock(),
  });

const conditionOf = async (
  privacy: CommandDependencies['privacy'],
  { by, text }: Wanted,
): Promise<Pick<SelectFamiliesOptions, 'where' | 'isWanted'>> => {
  switch (by) {
    case 'email': {
      const emailKey = await privacy.emailKeyOf(text);
      return { where: (account) => account('email_key', '=', emailKey) };
    }
    case 'name': {
      const hash = await beginningHash(privacy, text);
      return {
        where: (account) => account('name_hashes', '@>', sql<string[]>`array[${hash}]`),
        isWanted: (family) => beginsWith(family, text),
      };
    }
    case 'id': {
      const userId = text.toLowerCase().replaceAll('-', '');
      return { where: (account) => account('user_id', '=', userId) };
    }
  }
};
