import type {
  LESSON_CATEGORIES,
  LESSON_DIFFICULTIES,
} from '@hearthway/domain/content/lesson.constants.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export type LessonCategory = (typeof LESSON_CATEGORIES)[number];

type Difficulty = (typeof LESSON_DIFFICULTIES)[number];

export const categoryWords: Readonly<Record<LessonCategory, MessageDescriptor>> = {
  'aba-basics': msg`ABA basics`,
  'communication-strategies': msg`Communication`,
  'insurance-navigation': msg`Insurance`,
  'resource-finding': msg`Finding help`,
};

export const difficultyWords: Readonly<Record<Difficulty, MessageDescriptor>> = {
  beginner: msg({ message: 'Beginner', comment: 'Difficulty of a lesson' }),
  intermediate: msg({ message: 'Intermediate', comment: 'Difficulty of a lesson' }),
  advanced: msg({ message: 'Advanced', comment: 'Difficulty of a lesson' }),
};
