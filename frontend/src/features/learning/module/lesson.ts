import type {
  Completed,
  LearningModule,
  LearningQuestion,
} from '@hearthway/domain/learning/learning.contract.ts';
import type { Outline } from './place.ts';

/** A module with its questions, in one version. */
export interface Lesson {
  readonly module: LearningModule;
  readonly questions: readonly LearningQuestion[];
}

/** The result of one attempt. XP and badges are for accounts only. */
export type Result = Pick<Completed, 'score' | 'isPassed' | 'questions'> &
  Partial<Pick<Completed, 'badgeEarned' | 'xpEarned'>>;

export const outlineOf = ({ module, questions }: Lesson): Outline => ({
  id: module.id,
  version: module.version,
  sections: module.sections.map(({ id }) => id),
  questions: questions.map(({ id }) => id),
});
