import {
  MAX_POPULARITY,
  POPULAR_FROM_FAMILIES,
} from '@hearthway/domain/recipes/recipes.constants.ts';
import { rememberReads } from '@hearthway/infra/adapters/process/remember-reads.ts';
import { sql } from 'kysely';
import type { ReadDependencies } from '../read-part.ts';

interface Marked {
  readonly recipe: string;
  readonly families: number;
  readonly happy: number;
}

export interface Popularity {
  /** Share of families who say that it went well, from 0 to 5; null until five have marked it. */
  readonly scoreOf: (recipeId: string) => number | null;
  /** Number of families who made it or say that it went well. */
  readonly familiesOf: (recipeId: string) => number;
}

const FRESH_FOR_MS = 60_000;

/** Counts families' marks at most once a minute, and returns the same object in between. */
export const createPopularity = (
  database: ReadDependencies['database'],
): (() => Promise<Popularity>) => {
  const remembered = rememberReads<Popularity>({ freshForMs: FRESH_FOR_MS });
  return () => remembered('all', async () => popularityOf(await readMarked(database)));
};

const popularityOf = (marked: readonly Marked[]): Popularity => {
  const byId = new Map(marked.map((row) => [row.recipe, row]));
  return {
    scoreOf: (id) => {
      const row = byId.get(id);
      if (row === undefined || row.families < POPULAR_FROM_FAMILIES) return null;
      return Math.round((row.happy / row.families) * MAX_POPULARITY * 10) / 10;
    },
    familiesOf: (id) => {
      const families = byId.get(id)?.families ?? 0;
      return families < POPULAR_FROM_FAMILIES ? 0 : families;
    },
  };
};

const readMarked = async (database: ReadDependencies['database']): Promise<readonly Marked[]> => {
  const { rows } = await sql<Marked>`
    select recipe, count(*)::integer as families, sum(happy)::integer as happy from (
      select user_id, recipe, max(happy) as happy from (
        select user_id, jsonb_array_elements_text(made) as recipe, 0 as happy from recipe_marks
        union all
        select user_id, jsonb_array_elements_text(went_well), 1 from recipe_marks
      ) as marks group by user_id, recipe
    ) as families group by recipe
  `.execute(database);
  return rows;
};
