import type { LessonRules } from '@hearthway/domain/learning/lesson-rules.ts';

/** Some of the product's lessons, with made-up sections and questions. */
export const SIMULATED_LESSONS: readonly LessonRules[] = [
  { moduleId: 'what-autism-is', title: 'What autism is', xpReward: 50, badge: 'First Lantern' },
  { moduleId: 'first-90-days', title: 'The first 90 days', xpReward: 60, badge: null },
  { moduleId: 'sleep-wandering-water', title: 'Sleep and safety', xpReward: 70, badge: null },
  { moduleId: 'aac-is-a-voice', title: 'Another way to talk', xpReward: 60, badge: null },
  { moduleId: 'the-call-that-works', title: 'The call that works', xpReward: 50, badge: null },
  { moduleId: 'denied-the-appeal-clock', title: 'Denied', xpReward: 80, badge: 'Own Advocate' },
].map((lesson) => ({
  ...lesson,
  version: 1,
  sections: ['one', 'two', 'three', 'four', 'five'],
  questions: ['first', 'second', 'third', 'fourth'].map((id, nth) => ({
    id,
    options: [0, 1, 2].map((option) => option === nth % 3),
  })),
}));
