import { defineContext } from '../context.ts';
import { exportSection } from '../kernel/export-section.ts';
import { foldByKey } from '../kernel/fold-by-key.ts';
import { say } from '../kernel/message.ts';
import { NONE, plainCommand } from '../kernel/plain-command.ts';
import { showStreakSchema } from './learning.contract.ts';
import { learningDecider } from './learning.decider.ts';
import { learningErrors } from './learning.errors.ts';
import { learningRowEvents, learningRowSchema, learningView } from './learning.view.ts';
import { learningSettingsDecider } from './learning-settings.decider.ts';
import { lessonExits } from './lesson-exits.report.ts';
import { lessonStarts } from './lesson-starts.report.ts';
import { practiceEvents, practiceRowSchema, practiceView } from './practice.view.ts';
import { wrongAnswers } from './wrong-answers.report.ts';

const learning = foldByKey({
  name: 'learning',
  label: say('Your lessons'),
  row: learningRowSchema,
  view: learningView,
  keyOf: learningRowEvents.keyOf,
  read: learningRowEvents.read,
});

const practice = foldByKey({
  name: 'practice',
  label: say('Your practice'),
  row: practiceRowSchema,
  view: practiceView,
  keyOf: practiceEvents.keyOf,
  read: practiceEvents.read,
});

/** Lessons that a family reads, its answers, experience points, badges and days of learning. */
export const learningContext = defineContext({
  name: 'learning',
  aggregates: [
    { decider: learningDecider, label: say('Lessons'), icon: 'graduation-cap' },
    { decider: learningSettingsDecider, label: say('Settings of lessons'), icon: 'eye' },
  ],
  readModels: [learning, practice],
  commands: [
    plainCommand(learningSettingsDecider)({
      route: 'PUT /api/learning/streak',
      params: NONE,
      body: showStreakSchema,
      toCommand: ({ body }) => ({ command: 'show-streak', ...body }),
      example: { params: {}, body: { isShown: false } },
      habit: {
        perSession: 0.02,
        send: (_draw, _now, { showsStreak }) => ({ params: {}, body: { isShown: !showsStreak } }),
      },
    }),
  ],
  exportSections: [
    exportSection({
      model: learning,
      title: say('Your lessons'),
      toRows: ({ modules }) =>
        modules.map(
          ({ title, isOpen, bestScore, xp, badge, passedAt, seconds, secondsBefore }) => ({
            title,
            isOpen,
            score: bestScore,
            xp,
            badge,
            passedAt: passedAt === null ? null : new Date(passedAt),
            minutes: Math.round((seconds + secondsBefore) / 60),
          }),
        ),
      fields: {
        title: say('Lesson'),
        isOpen: say('You are reading it'),
        score: say('Best score in percent'),
        xp: say('Experience points'),
        badge: say('Badge'),
        passedAt: say('When you passed'),
        minutes: say('Minutes of reading'),
      },
    }),
    exportSection({
      model: practice,
      title: say('Your practice'),
      toRows: ({ cards }) =>
        cards.map(({ moduleId, questionId, day, due }) => ({ moduleId, questionId, day, due })),
      fields: {
        moduleId: say('Lesson id'),
        questionId: say('Question id'),
        day: say('Last asked on'),
        due: say('Asked again from'),
      },
    }),
  ],
  words: {
    fields: {
      answer: say('Chosen answer, counted from 0'),
      attempt: say('Attempt'),
      badge: say('Badge'),
      day: say('Day'),
      isBadgeHeld: say('Badge earned before'),
      isFirst: say('First answer'),
      isPassed: say('Passed'),
      isRight: say('Right answer'),
      kept: say('Answers kept from the attempt before'),
      mode: say('How it was asked'),
      moduleId: say('Lesson id'),
      questionId: say('Question id'),
      questions: say('Questions'),
      score: say('Score in percent'),
      seconds: say('Seconds'),
      sectionId: say('Section id'),
      sections: say('Sections'),
      step: say('Step'),
      steps: say('Steps'),
      title: say('Title'),
      version: say('Version'),
      xpBefore: say('Experience points before'),
      xpReward: say('Experience points for a pass'),
    },
    choices: {
      mode: {
        quiz: say('In the quiz'),
        explained: say('Explained at once'),
        practice: say('In the practice'),
      },
    },
  },
  reports: [lessonStarts, lessonExits, wrongAnswers],
  errors: learningErrors,
});
