import type { ReadDependencies } from '../read-part.ts';

interface Name {
  readonly firstName: string;
  readonly lastName: string;
}

/** Reads the names of accounts, by their ids. Those that are gone are left out. */
export const namesOf = async (
  { database, privacy }: Pick<ReadDependencies, 'database' | 'privacy'>,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, Name>> => {
  if (userIds.length === 0) return new Map();
  const stored = await database
    .selectFrom('accounts')
    .select(['user_id', 'first_name', 'last_name'])
    .where('user_id', 'in', userIds)
    .execute();
  const opened = await privacy.openTexts('accounts', stored);
  return new Map(
    opened.map(({ user_id, first_name: firstName, last_name: lastName }) => [
      user_id,
      { firstName, lastName },
    ]),
  );
};
