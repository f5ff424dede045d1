import type { ContentLanguage } from '@hearthway/domain/content/content.constants.ts';
import { lessons } from '@hearthway/domain/content/kinds.ts';
import type { LessonData, LessonWords } from '@hearthway/domain/content/lesson.contract.ts';
import { rulesOf } from '@hearthway/domain/learning/explanations.ts';
import type { LessonRules } from '@hearthway/domain/learning/lesson-rules.ts';
import { createItems, type Item } from '@hearthway/infra/adapters/content/items.ts';
import { refuse } from '@hearthway/infra/adapters/http/errors.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';

type Lesson = Item<LessonData, LessonWords>;

interface LessonQuery {
  readonly id: string;
  /** The newest when left out. */
  readonly version?: number | undefined;
}

export interface Lessons {
  /** Refuses with `UnknownModule`. */
  readonly find: (query: LessonQuery & { readonly language: ContentLanguage }) => Promise<Lesson>;
  /** What decisions depend on, whose words are stored in English. Refuses with `UnknownModule`. */
  readonly rules: (query: LessonQuery) => Promise<LessonRules & Pick<Lesson, 'isRetired'>>;
}

export const createLessons = ({ database }: Pick<CommandDependencies, 'database'>): Lessons => {
  const items = createItems({ database, kind: lessons });
  const find: Lessons['find'] = async (query) => {
    const found = await items.find(query);
    if (found === undefined) throw refuse('UnknownModule');
    return found;
  };
  return {
    find,
    rules: async (query) => {
      const lesson = await find({ ...query, language: 'en' });
      return { ...rulesOf(lesson), isRetired: lesson.isRetired };
    },
  };
};
