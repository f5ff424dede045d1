import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isRejected, reject } from '../kernel/decider.ts';
import { fold, given } from '../kernel/given.fixture.ts';
import { earlierOf, NOTHING_EARLIER } from './attempt.ts';
import type { LearningCommand } from './learning.commands.ts';
import { ANSWERS_PER_ATTEMPT } from './learning.constants.ts';
import { learningDecider } from './learning.decider.ts';
import type { LearningEvent } from './learning.events.ts';
import {
  answer,
  answered,
  complete,
  completed,
  earned,
  LESSON,
  reach,
  reached,
  start,
  started,
} from './lesson.fixture.ts';

const decided = (command: LearningCommand, ...history: readonly LearningEvent[]) =>
  given(learningDecider, history).when(command);

const ALL_RIGHT = { a: 0, b: 0, c: 0, d: 0 };
const HALF_RIGHT = { a: 0, b: 0, c: 1, d: 1 };

const otherVersion = { lesson: { ...LESSON, version: 2 } };

describe('to start', () => {
  test('says what there is to read, and what came before', () => {
    expect(decided(start())).toEqual([started()]);
    const earlier = { ...NOTHING_EARLIER, xp: 25, isBadgeHeld: true };
    expect(decided(start({ attempt: 2, earlier }))).toEqual([
      started({ attempt: 2, xpBefore: 25, isBadgeHeld: true }),
    ]);
  });

  test('again changes nothing, whether it is open or completed', () => {
    expect(decided(start(), started())).toEqual([]);
    expect(decided(start(), started(), completed(100))).toEqual([]);
    expect(decided(start({ ...otherVersion }), started())).toEqual([]);
  });

  test('is refused for another version than the one that is read', () => {
    expect(decided(start({ ...otherVersion, isVersionGiven: true }), started())).toEqual(
      reject('OtherModuleVersion'),
    );
  });

  test('is refused while the attempt before is open', () => {
    expect(decided(start({ attempt: 2, earlier: undefined }))).toEqual(
      reject('EarlierAttemptOpen'),
    );
  });

  test('is refused once the lesson is retired, and an open attempt goes on', () => {
    expect(decided(start({ isRetired: true }))).toEqual(reject('ModuleRetired'));
    expect(decided(start({ isRetired: true }), started())).toEqual([]);
    expect(decided(complete(ALL_RIGHT, { isRetired: true }), started())).toContainEqual(
      completed(100),
    );
  });
});

describe('a section', () => {
  test('is reached once, in any order, and so are the questions', () => {
    expect(decided(reach('night'), started())).toEqual([reached('night')]);
    expect(decided(reach(null), started())).toEqual([reached(null)]);
    expect(decided(reach('night'), started(), reached('night'), reached('evening'))).toEqual([]);
  });

  test('is refused when the lesson has none of that name', () => {
    expect(decided(reach('nowhere'), started())).toEqual(reject('UnknownSection'));
  });
});

describe('an answer', () => {
  test('says whether it is right, and whether it is the first', () => {
    expect(decided(answer('a', 0), started())).toEqual([answered('a', 0)]);
    expect(decided(answer('a', 2), started(), answered('a', 0))).toEqual([
      answered('a', 2, { isFirst: false }),
    ]);
  });

  test('is stored once', () => {
    expect(decided(answer('a', 1), started(), answered('a', 1))).toEqual([]);
    const back = [answered('a', 1), answered('a', 2, { isFirst: false })];
    expect(decided(answer('a', 1), started(), ...back)).toEqual([
      answered('a', 1, { isFirst: false }),
    ]);
  });

  test.for([
    ['an unknown question', answer('z', 0), 'UnknownQuestion'],
    ['an unknown option', answer('a', 3), 'UnknownAnswer'],
    ['another version', answer('a', 0, otherVersion), 'OtherModuleVersion'],
  ] as const)('is refused for %s', ([, command, code]) => {
    expect(decided(command, started())).toEqual(reject(code));
  });

  test('is refused before the start and after the completion', () => {
    expect(decided(answer('a', 0))).toEqual(reject('ModuleNotStarted'));
    expect(decided(reach('night'))).toEqual(reject('ModuleNotStarted'));
    expect(decided(answer('a', 1), started(), completed(100))).toEqual(
      reject('ModuleAlreadyCompleted'),
    );
  });

  test('is refused after very many changes of mind, and the lesson can be completed', () => {
    const many = Array.from({ length: ANSWERS_PER_ATTEMPT }, (_, nth) =>
      answered('a', nth % 2, { isFirst: nth === 0 }),
    );
    expect(decided(answer('a', 2), started(), ...many)).toEqual(reject('TooManyAnswers'));
    expect(decided(complete(ALL_RIGHT), started(), ...many)).toContainEqual(completed(100));
  });
});

describe('an explained answer', () => {
  const explained = (chosen: number, isFirst = true) =>
    answered('a', chosen, { mode: 'explained', isFirst });
  const explain = (chosen: number) => answer('a', chosen, { isExplained: true });

  test('is asked again until it is right', () => {
    expect(decided(explain(1), started())).toEqual([explained(1)]);
    const wrong = [started(), explained(1)];
    expect(decided(explain(1), ...wrong)).toEqual([]);
    expect(decided(explain(0), ...wrong)).toEqual([explained(0, false)]);
    expect(decided(explain(2), ...wrong, explained(0, false))).toEqual([]);
  });

  test('counts, whatever comes later', () => {
    const history = [started(), explained(1), explained(0, false)];
    expect(decided(answer('a', 2), ...history)).toEqual([]);
    expect(decided(complete(ALL_RIGHT), ...history)).toContainEqual(completed(75));
  });

  test('counts more than one before it that was not explained', () => {
    const history = [started(), answered('a', 1)];
    expect(decided(explain(0), ...history)).toEqual([explained(0, false)]);
    expect(decided(complete(ALL_RIGHT), ...history, explained(0, false))).toContainEqual(
      completed(100),
    );
  });
});

describe('to complete', () => {
  test('stores the answers that are new, the score and the badge in one append', () => {
    const history = [started(), answered('a', 0), answered('b', 1)];
    expect(decided(complete(ALL_RIGHT), ...history)).toEqual([
      answered('b', 0, { isFirst: false }),
      answered('c', 0),
      answered('d', 0),
      completed(100),
      earned,
    ]);
  });

  test('takes the answers that are known already', () => {
    const history = [started(), ...['a', 'b', 'c', 'd'].map((id) => answered(id, 0))];
    expect(decided(complete({}), ...history)).toEqual([completed(100), earned]);
  });

  test('without a start starts it', () => {
    expect(decided(complete(HALF_RIGHT))).toEqual([
      started(),
      answered('a', 0),
      answered('b', 0),
      answered('c', 1),
      answered('d', 1),
      completed(50),
    ]);
  });

  test('again changes nothing', () => {
    expect(decided(complete(ALL_RIGHT), started(), completed(50))).toEqual([]);
    expect(decided(complete({ z: 9 }), started(), completed(50))).toEqual([]);
  });

  test.for([
    ['a missing answer', complete({ a: 0, b: 0, c: 0 }), 'AnswersMissing'],
    ['an unknown question', complete({ ...ALL_RIGHT, z: 0 }), 'UnknownQuestion'],
    ['an unknown option', complete({ ...ALL_RIGHT, a: 9 }), 'UnknownAnswer'],
    ['another version', complete(ALL_RIGHT, otherVersion), 'OtherModuleVersion'],
  ] as const)('is refused with %s', ([, command, code]) => {
    expect(decided(command, started())).toEqual(reject(code));
  });

  test.for([
    [3, 4, 75, true],
    [2, 3, 67, false],
    [7, 10, 70, true],
  ] as const)('%i of %i right are %i percent', ([right, of, score, isPassed]) => {
    const ids = Array.from({ length: of }, (_, nth) => `q${nth}`);
    const lesson = { ...LESSON, questions: ids.map((id) => ({ id, options: [true, false] })) };
    const answers = Object.fromEntries(ids.map((id, nth) => [id, nth < right ? 0 : 1]));
    expect(decided(complete(answers, { lesson }), started())).toContainEqual(
      completed(score, { isPassed }),
    );
  });

  test('earns a badge once', () => {
    const earlier = { ...NOTHING_EARLIER, xp: 51, isBadgeHeld: true };
    const again = decided(complete(ALL_RIGHT, { attempt: 2, earlier }));
    expect(again).toContainEqual(completed(100, { attempt: 2 }));
    expect(again).not.toContainEqual(earned);
  });
});

describe('a retake', () => {
  const failed = [
    started(),
    ...Object.entries(HALF_RIGHT).map(([id, chosen]) => answered(id, chosen)),
    completed(50),
  ];
  const earlier = earlierOf(fold(learningDecider, failed));
  const retake = { attempt: 2, earlier, isRetake: true };
  const kept = ['a', 'b'].map((questionId) => ({ questionId, answer: 0 }));
  const again = started({ attempt: 2, xpBefore: 25, kept });
  const finish = (answers: Readonly<Record<string, number>>) => complete(answers, { attempt: 2 });

  test('keeps the right answers of the failed attempt', () => {
    expect(decided(start(retake))).toEqual([again]);
  });

  test('stores only the answers to what was asked again, and passes', () => {
    expect(decided(finish({ c: 0, d: 0 }), again)).toEqual([
      answered('c', 0),
      answered('d', 0),
      completed(100, { attempt: 2 }),
      earned,
    ]);
  });

  test('has no new answer where a kept one is sent again', () => {
    expect(decided(answer('a', 0), again)).toEqual([]);
    expect(decided(finish({ ...ALL_RIGHT, d: 1 }), again)).toEqual([
      answered('c', 0),
      answered('d', 1),
      completed(75, { attempt: 2 }),
      earned,
    ]);
  });

  test('is not complete without an answer to what was missed', () => {
    expect(decided(finish({ c: 0 }), again)).toEqual(reject('AnswersMissing'));
  });

  test('that fails too hands on all that was right so far', () => {
    const history = [again, answered('c', 0), answered('d', 1), completed(50, { attempt: 2 })];
    const next = { ...retake, earlier: earlierOf(fold(learningDecider, history)) };
    expect(decided(start(next))).toMatchObject([
      { data: { kept: ['a', 'b', 'c'].map((questionId) => ({ questionId, answer: 0 })) } },
    ]);
  });

  test.for([
    ['the lesson is read again as a whole', { ...retake, isRetake: false }],
    ['the lesson has another version', { ...retake, ...otherVersion }],
    ['nothing came before', { ...retake, earlier: NOTHING_EARLIER }],
    [
      'the attempt before was passed',
      {
        ...retake,
        earlier: earlierOf(fold(learningDecider, [started(), answered('a', 0), completed(75)])),
      },
    ],
  ] as const)('keeps nothing when %s', ([, options]) => {
    expect(decided(start(options))).toMatchObject([{ data: { kept: [] } }]);
  });
});

describe('seconds', () => {
  test('are no more than have passed, and never fewer than before', () => {
    expect(decided(reach('evening', { seconds: 300 }), started())).toEqual([
      reached('evening', { seconds: 300 }),
    ]);
    expect(decided(reach('evening', { seconds: 86_400 }), started())).toEqual([
      reached('evening', { seconds: 600 }),
    ]);
    const history = [started(), reached('night', { seconds: 400 })];
    expect(decided(reach('evening', { seconds: 3 }), ...history)).toEqual([
      reached('evening', { seconds: 400 }),
    ]);
  });
});

/** XP after attempts with these scores. */
const xpAfter = (...scores: readonly number[]): number =>
  scores.reduce((xp, score, nth) => {
    const state = fold(learningDecider, [
      started({ attempt: nth + 1, xpBefore: xp }),
      completed(score),
    ]);
    return earlierOf(state)?.xp ?? expect.fail('It is completed.');
  }, 0);

test('XP are the whole reward on a pass, half of it on a fail, and never more in all', () => {
  expect(xpAfter(100)).toBe(51);
  expect(xpAfter(50)).toBe(25);
  expect(xpAfter(50, 100)).toBe(51);
  expect(xpAfter(100, 100, 0)).toBe(51);
  expect(xpAfter(50, 50, 50, 50)).toBe(51);
});

const commands = fc.oneof(
  fc.constant(start()),
  fc.constantFrom('evening', 'night', null).map((section) => reach(section)),
  fc
    .tuple(fc.constantFrom('a', 'b'), fc.nat(2), fc.boolean())
    .map(([id, chosen, isExplained]) => answer(id, chosen, { isExplained })),
  fc.constantFrom(ALL_RIGHT, HALF_RIGHT).map((answers) => complete(answers)),
);

const after = (history: readonly LearningEvent[], command: LearningCommand) => {
  const events = decided(command, ...history);
  return isRejected(events) ? history : [...history, ...events];
};

test('repeating a command changes nothing, in any state', () => {
  fc.assert(
    fc.property(fc.array(commands, { maxLength: 12 }), commands, (before, command) => {
      const history = after(before.reduce(after, []), command);
      expect(after(history, command)).toEqual(history);
    }),
  );
});

test('the score follows from the answers that count, and no answer comes after it', () => {
  fc.assert(
    fc.property(fc.array(commands, { maxLength: 20 }), (given) => {
      const history = given.reduce(after, []);
      const last = history.findIndex(({ type }) => type === 'ModuleCompleted');
      const late = last < 0 ? [] : history.slice(last + 1).map(({ type }) => type);
      expect(late.filter((type) => type !== 'BadgeEarned')).toEqual([]);
    }),
  );
});
