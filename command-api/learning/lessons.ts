import type { ContentLanguage } from '@hearthway/domain/content/content.constants.ts';
import { lessons } from '@hearthway/domain/content/kinds.ts';
import type { LessonData, LessonWords } from '@hearthway/domain/content/lesson.contract.ts';
import { rulesOf } from '@hearthway/domain/learning/explanations.ts';
import type { LessonRules } from '@hearthway/domain/learning/lesson-rules.ts';
import { createItems, type Version } from '@hearthway/infra/adapters/content/items.ts';
import { refuse } from '@hearthway/infra/adapters/http/errors.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';

export type Lesson = Version<LessonData, LessonWords>;

interface VersionQuery {
  readonly id: string;
  readonly version: number;
}

/**
 * Finds lessons by their rules, whose words are stored in English. All methods refuse with `UnknownModule`.
 */
export interface Lessons {
  readonly find: (query: VersionQuery & { readonly language: ContentLanguage }) => Promise<Lesson>;
  readonly rules: (query: VersionQuery) => Promise<LessonRules>;
  /** Finds the given version or the newest one, and whether the lesson is still offered. */
  readonly offered: (query: {
    readonly id: string;
    readonly version: number | undefined;
  }) => Promise<{ readonly lesson: LessonRules; readonly isRetired: boolean }>;
}

export const createLessons = ({ database }: Pick<CommandDependencies, 'database'>): Lessons => {
  const items = createItems({ database, kind: lessons });
  const find: Lessons['find'] = async (query) => known(await items.findVersion(query));
  return {
    find,
    rules: async (query) => rulesOf(await find({ ...query, language: 'en' })),
    offered: async (query) => {
      const lesson = known(await items.find({ ...query, language: 'en' }));
      return { lesson: rulesOf(lesson), isRetired: lesson.isRetired };
    },
  };
};

const known = <Found>(found: Found | undefined): Found => {
  if (found === undefined) throw refuse('UnknownModule');
  return found;
};
