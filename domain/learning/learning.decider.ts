import { type Decider, type Rejected, reject } from '../kernel/decider.ts';
import { type Attempt, countedIn, type Earlier, evolveAttempt, NEW_ATTEMPT } from './attempt.ts';
import type {
  Beginning,
  LearningCommand,
  LearningRejection,
  Reading,
} from './learning.commands.ts';
import { ANSWERS_PER_ATTEMPT } from './learning.constants.ts';
import { type LearningEvent, learningStream } from './learning.events.ts';
import { type LessonRules, scoreOf } from './lesson-rules.ts';

type Decision = readonly LearningEvent[] | Rejected<LearningRejection>;

type Of<Name> = Extract<LearningCommand, { readonly command: Name }>;

type EventOfStart = Extract<LearningEvent, { readonly type: 'ModuleStarted' }>;

type Open = Extract<Attempt, { readonly status: 'open' }>;

/** The score, the XP and the badge follow from the answers that were stored, never from a claim. */
export const learningDecider: Decider<Attempt, LearningCommand, LearningEvent, LearningRejection> =
  {
    stream: learningStream,
    initialState: NEW_ATTEMPT,
    evolve: evolveAttempt,
    decide: (command, attempt) => {
      switch (command.command) {
        case 'start':
          return start(command, attempt);
        case 'reach-section':
          return whileOpen(attempt, command, reachSection);
        case 'answer':
          return whileOpen(attempt, command, answer);
        case 'complete':
          return complete(command, attempt);
      }
    },
  };

const start = (command: Of<'start'>, attempt: Attempt): Decision => {
  if (attempt.status === 'new') return begin(command, { isRetake: command.isRetake });
  return command.isVersionGiven && attempt.version !== command.lesson.version
    ? reject('OtherModuleVersion')
    : [];
};

const begin = (
  { lesson, attempt, earlier, isRetired, day }: Beginning & Pick<Reading, 'lesson' | 'day'>,
  { isRetake }: { readonly isRetake: boolean },
): Decision => {
  if (isRetired) return reject('ModuleRetired');
  if (earlier === undefined) return reject('EarlierAttemptOpen');
  const { moduleId, title, version, xpReward, badge, sections, questions } = lesson;
  return [
    {
      type: 'ModuleStarted',
      data: {
        moduleId,
        title,
        version,
        attempt,
        sections: sections.length,
        questions: questions.length,
        xpReward,
        badge,
        xpBefore: earlier.xp,
        isBadgeHeld: earlier.isBadgeHeld,
        kept: isRetake ? rightIn(earlier, lesson) : [],
        day,
      },
    },
  ];
};

/** Right answers of a failed attempt. In another version, they may be answers to other words. */
const rightIn = (
  { failed }: Earlier,
  { version, questions }: LessonRules,
): EventOfStart['data']['kept'] =>
  failed?.version !== version
    ? []
    : questions.flatMap(({ id, options }) => {
        const answer = countedIn(failed, id);
        return answer !== undefined && options[answer] === true ? [{ questionId: id, answer }] : [];
      });

const whileOpen = <Command extends Reading>(
  attempt: Attempt,
  command: Command,
  decide: (command: Command, attempt: Open) => Decision,
): Decision => {
  if (attempt.status === 'new') return reject('ModuleNotStarted');
  if (attempt.status === 'completed') return reject('ModuleAlreadyCompleted');
  if (attempt.version !== command.lesson.version) return reject('OtherModuleVersion');
  return decide(command, attempt);
};

const reachSection = (command: Of<'reach-section'>, attempt: Open): Decision => {
  const { lesson, sectionId, day } = command;
  const { moduleId, title, sections } = lesson;
  const index = sectionId === null ? sections.length : sections.indexOf(sectionId);
  if (index < 0) return reject('UnknownSection');
  if (attempt.reached.has(sectionId)) return [];
  const data = { moduleId, title, sectionId, step: index + 1, steps: sections.length + 1, day };
  return [{ type: 'SectionReached', data: { ...data, seconds: secondsIn(attempt, command) } }];
};

const answer = (command: Of<'answer'>, attempt: Open): Decision => {
  const { lesson, questionId, answer: chosen, isExplained } = command;
  const unknown = rejectUnknown(lesson, [[questionId, chosen]]);
  if (unknown !== undefined) return unknown;
  const before = attempt.answers.get(questionId);
  const adds =
    before?.isExplained === true
      ? isExplained && !before.isSolved && before.last !== chosen
      : isExplained || (before?.last ?? attempt.kept.get(questionId)) !== chosen;
  if (!adds) return [];
  if (attempt.answerCount >= ANSWERS_PER_ATTEMPT) return reject('TooManyAnswers');
  return [answeredIn(command, attempt, { questionId, chosen, isExplained })];
};

const answeredIn = (
  command: Reading,
  attempt: Open,
  {
    questionId,
    chosen,
    isExplained,
  }: { readonly questionId: string; readonly chosen: number; readonly isExplained: boolean },
): LearningEvent => {
  const { moduleId, title, version, questions } = command.lesson;
  const options = questions.find(({ id }) => id === questionId)?.options ?? [];
  return {
    type: 'QuestionAnswered',
    data: {
      moduleId,
      title,
      version,
      questionId,
      answer: chosen,
      isRight: options[chosen] === true,
      isFirst: !attempt.answers.has(questionId),
      mode: isExplained ? 'explained' : 'quiz',
      seconds: secondsIn(attempt, command),
      day: command.day,
    },
  };
};

/** A client that never started the attempt, as the specification has it, starts it hereby. */
const complete = (command: Of<'complete'>, attempt: Attempt): Decision => {
  if (attempt.status === 'completed') return [];
  if (attempt.status === 'open') return finish(command, attempt);
  const begun = begin(command, { isRetake: false });
  if ('rejected' in begun) return begun;
  const { lesson, earlier, now } = command;
  const finished = finish(command, {
    status: 'open',
    version: lesson.version,
    startedAt: now.toISOString(),
    seconds: 0,
    reached: new Set(),
    answers: new Map(),
    answerCount: 0,
    xpBefore: earlier?.xp ?? 0,
    isBadgeHeld: earlier?.isBadgeHeld ?? false,
    kept: new Map(),
  });
  return 'rejected' in finished ? finished : [...begun, ...finished];
};

const finish = (command: Of<'complete'>, attempt: Open): Decision => {
  const { lesson, answers, day } = command;
  if (attempt.version !== lesson.version) return reject('OtherModuleVersion');
  const unknown = rejectUnknown(lesson, Object.entries(answers));
  if (unknown !== undefined) return unknown;
  const scored = new Map<string, number>();
  for (const { id } of lesson.questions) {
    const stored = attempt.answers.get(id);
    const chosen =
      stored?.isExplained === true ? stored.counted : (answers[id] ?? countedIn(attempt, id));
    if (chosen === undefined) return reject('AnswersMissing');
    scored.set(id, chosen);
  }
  const { moduleId, title, version, xpReward, badge } = lesson;
  const { score, isPassed } = scoreOf(lesson, (id) => scored.get(id));
  return [
    ...Array.from(scored)
      .filter(([id, chosen]) => countedIn(attempt, id) !== chosen)
      .map(([questionId, chosen]) =>
        answeredIn(command, attempt, { questionId, chosen, isExplained: false }),
      ),
    {
      type: 'ModuleCompleted',
      data: {
        moduleId,
        title,
        version,
        attempt: command.attempt,
        score,
        isPassed,
        xpReward,
        seconds: secondsIn(attempt, command),
        day,
      },
    },
    ...(isPassed && badge !== null && !attempt.isBadgeHeld
      ? [{ type: 'BadgeEarned', data: { moduleId, title, badge } } as const]
      : []),
  ];
};

const rejectUnknown = (
  { questions }: LessonRules,
  answers: readonly (readonly [questionId: string, chosen: number])[],
): Rejected<LearningRejection> | undefined => {
  for (const [questionId, chosen] of answers) {
    const question = questions.find(({ id }) => id === questionId);
    if (question === undefined) return reject('UnknownQuestion');
    if (question.options[chosen] === undefined) return reject('UnknownAnswer');
  }
  return undefined;
};

/** Never less than before, and no more than have passed since the start. */
const secondsIn = (
  { seconds: before, startedAt }: Open,
  { seconds, now }: Pick<Reading, 'seconds' | 'now'>,
): number => {
  const passed = Math.floor((now.getTime() - Date.parse(startedAt)) / 1000);
  return Math.max(before, Math.min(seconds, passed));
};
