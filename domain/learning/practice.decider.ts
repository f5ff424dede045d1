import { type Decider, reject } from '../kernel/decider.ts';
import { PRACTICE_QUESTIONS_PER_DAY } from './learning.constants.ts';
import { type LearningEvent, learningStream } from './learning.events.ts';
import type { LessonRules } from './lesson-rules.ts';

export interface PracticeCommand {
  readonly command: 'practice';
  readonly lesson: LessonRules;
  readonly questionId: string;
  readonly answer: number;
  /** Where the family is, `YYYY-MM-DD`. */
  readonly day: string;
}

interface Practiced {
  readonly last: number;
  readonly isSolved: boolean;
}

/** The questions of a day, by module and question. */
type PracticeState = ReadonlyMap<string, Practiced>;

type PracticeRejection = 'PracticeOver' | 'UnknownAnswer' | 'UnknownQuestion';

const practiceKeyOf = (moduleId: string, questionId: string): string => `${moduleId}#${questionId}`;

/** A few questions a day, each asked until it was answered right. */
export const practiceDecider: Decider<
  PracticeState,
  PracticeCommand,
  LearningEvent,
  PracticeRejection
> = {
  stream: learningStream,
  initialState: new Map(),
  evolve: (state, event) => {
    if (event.type !== 'QuestionAnswered') return state;
    const { moduleId, questionId, answer, isRight } = event.data;
    const key = practiceKeyOf(moduleId, questionId);
    const isSolved = isRight || state.get(key)?.isSolved === true;
    return new Map([...state, [key, { last: answer, isSolved }]]);
  },
  decide: ({ lesson, questionId, answer, day }, state) => {
    const { moduleId, title, version, questions } = lesson;
    const question = questions.find(({ id }) => id === questionId);
    if (question === undefined) return reject('UnknownQuestion');
    const isRight = question.options[answer];
    if (isRight === undefined) return reject('UnknownAnswer');
    const before = state.get(practiceKeyOf(moduleId, questionId));
    if (before?.isSolved === true || before?.last === answer) return [];
    if (before === undefined && state.size >= PRACTICE_QUESTIONS_PER_DAY)
      return reject('PracticeOver');
    const data = { moduleId, title, version, questionId, answer, isRight, day };
    const isFirst = before === undefined;
    return [{ type: 'QuestionAnswered', data: { ...data, isFirst, mode: 'practice', seconds: 0 } }];
  },
};

/** The id of the stream of a day. No attempt has it: theirs end with a number. */
export const practiceIdOf = (familyId: string, day: string): string =>
  `${familyId}-${day}-practice`;
