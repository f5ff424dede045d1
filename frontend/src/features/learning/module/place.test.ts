import { expect, test } from 'vitest';
import { progressOf } from '../../../testing/lessons.fixture.ts';
import { knownOf, movedTo, type Place, unsentOf } from './place.ts';
import { OUTLINE, placeWith } from './reader.fixture.ts';
import { QUESTIONS, RESULT, resume } from './resume.ts';

const sent = (place: Place, known: Parameters<typeof unsentOf>[1] = null) =>
  unsentOf(place, known, OUTLINE).map(({ path, body }) => [
    path,
    body['sectionId'] ?? body['questionId'] ?? body['attempt'],
  ]);

test('a first visit is a start and its section', () => {
  expect(sent(placeWith())).toEqual([
    ['start', 1],
    ['sections', 'begin'],
  ]);
});

test('only news are sent, in the order of the lesson', () => {
  const place = { ...movedTo(movedTo(placeWith(), 'keep'), 'steps'), answers: { 'who-knows': 2 } };
  expect(sent(place, knownOf(placeWith(), OUTLINE))).toEqual([
    ['sections', 'steps'],
    ['sections', 'keep'],
    ['answers', 'who-knows'],
  ]);
  expect(sent(place, knownOf(place, OUTLINE))).toEqual([]);
});

test('a changed answer is sent again', () => {
  const place = placeWith({ answers: { 'first-step': 1 } });
  expect(sent({ ...place, answers: { 'first-step': 2 } }, knownOf(place, OUTLINE))).toEqual([
    ['answers', 'first-step'],
  ]);
});

test('of an explained question the first answer goes before the last', () => {
  const place = placeWith({ answers: { 'first-step': 0 }, explained: { 'first-step': 2 } });
  const answers = unsentOf(place, knownOf(placeWith(), OUTLINE), OUTLINE).map(
    ({ body }) => body['answer'],
  );
  expect(answers).toEqual([2, 0]);
});

test('a retake is started as one, and sends nothing that it keeps', () => {
  const place = placeWith({ attempt: 2, kept: { 'first-step': 0 }, answers: { 'who-knows': 1 } });
  expect(sent(place)).toEqual([
    ['start', 2],
    ['sections', 'begin'],
    ['answers', 'who-knows'],
  ]);
  expect(unsentOf(place, null, OUTLINE)[0]?.body).toMatchObject({ isRetake: true });
});

test('a visitor’s retake that is taken over sends all its answers, and is no retake there', () => {
  const place = placeWith({ kept: { 'first-step': 0 }, answers: { 'first-step': 0 } });
  const known = unsentOf(place, null, OUTLINE);
  expect(known[0]?.body).not.toHaveProperty('isRetake');
  expect(known.at(-1)?.body).toMatchObject({ questionId: 'first-step', answer: 0 });
});

test('a review is nothing to save until it is begun, and a closed attempt never', () => {
  expect(sent(placeWith({ attempt: 2, isBegun: false }))).toEqual([]);
  expect(sent(placeWith(), { ...knownOf(placeWith(), OUTLINE), isOpen: false })).toEqual([]);
});

const open = progressOf({
  sectionId: 'steps',
  answers: { 'first-step': 1 },
  seconds: 90,
});

const resumed = (options: Partial<Parameters<typeof resume>[0]>) =>
  resume({ outline: OUTLINE, progress: undefined, kept: [], fragment: '', ...options });

test('a new reader begins at the first section', () => {
  expect(resumed({})).toEqual(placeWith());
});

test('another device goes on at the farthest section, with the answers', () => {
  expect(resumed({ progress: open })).toMatchObject({
    section: 'steps',
    seen: ['begin', 'steps'],
    answers: { 'first-step': 1 },
    seconds: 90,
  });
  expect(resumed({ progress: { ...open, isAtQuestions: true } }).section).toBeNull();
});

test('this browser goes on where it was left, with answers that were not sent', () => {
  const kept = [placeWith({ section: 'begin', answers: { 'who-knows': 2 } })];
  expect(resumed({ progress: open, kept })).toMatchObject({
    section: 'begin',
    answers: { 'first-step': 1, 'who-knows': 2 },
  });
});

test('what a visitor has answered joins the attempt of the account', () => {
  const kept = [placeWith({ answers: { 'who-knows': 0 }, isFinished: true })];
  expect(resumed({ progress: { ...open, attempt: 3 }, kept })).toMatchObject({
    attempt: 3,
    answers: { 'first-step': 1, 'who-knows': 0 },
    isFinished: true,
  });
});

test('a retake keeps what the account says once it is open there, and else what the browser does', () => {
  const kept = [placeWith({ attempt: 2, kept: { 'first-step': 0 } })];
  const before = progressOf({ status: 'completed', isOpen: false });
  expect(resumed({ progress: before, kept }).kept).toEqual({ 'first-step': 0 });
  const retake = { ...open, attempt: 2 };
  expect(resumed({ progress: retake, kept }).kept).toEqual({});
  expect(resumed({ progress: { ...retake, kept: { 'first-step': 0 } } }).kept).toEqual({
    'first-step': 0,
  });
});

test('the address comes first', () => {
  expect(resumed({ progress: open, fragment: 'keep' }).section).toBe('keep');
  expect(resumed({ fragment: QUESTIONS })).toMatchObject({ section: null, isAtQuestions: true });
  expect(resumed({ fragment: 'no-such-section' }).section).toBe('begin');
});

test('a completed lesson is read again from its start, and its result has an address', () => {
  const progress = progressOf({ status: 'completed', isOpen: false, answers: { 'first-step': 0 } });
  expect(resumed({ progress })).toMatchObject({ attempt: 2, isBegun: false, answers: {} });
  expect(resumed({ progress, fragment: RESULT })).toMatchObject({
    attempt: 1,
    isFinished: true,
    answers: { 'first-step': 0 },
  });
});

test('a place in another version of the lesson counts no more', () => {
  const kept = [placeWith({ version: 7, section: 'keep' })];
  expect(resumed({ kept }).section).toBe('begin');
});
