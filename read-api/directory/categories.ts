import { CATEGORIES } from '@hearthway/domain/directory/categories.ts';
import type { Category } from '@hearthway/domain/directory/directory.contract.ts';
import type { Kysely } from 'kysely';
import type { ReadSchema } from '../database/schema.ts';

/** All categories, including empty ones. */
export const listCategories = async (database: Kysely<ReadSchema>): Promise<Category[]> => {
  const rows = await database.selectFrom('category_counts').select(['category', 'count']).execute();
  const counts = new Map(rows.map(({ category, count }) => [category, count]));
  return CATEGORIES.map((category) => ({ ...category, count: counts.get(category.id) ?? 0 }));
};
