import { expect, test } from 'vitest';
import { RETRY_MS } from './module-setup.ts';
import { knownOf, movedTo } from './place.ts';
import {
  LESSON,
  OUTLINE,
  placeWith,
  RIGHT,
  refused,
  startReading,
  unreachable,
} from './reader.fixture.ts';

const open = async (...options: Parameters<typeof startReading>) => {
  const reader = startReading(...options);
  await reader.settled();
  return reader;
};

const atQuestions = movedTo(placeWith(), null);

const answered = { ...atQuestions, answers: { ...RIGHT } };

test('goes through the sections to the questions, and back', async () => {
  const reader = await open();
  const seen = [reader.shows()];
  for (const type of ['next', 'next', 'next', 'previous'] as const) {
    reader.send({ type });
    seen.push(reader.shows());
  }
  expect(seen).toEqual(['begin', 'steps', 'keep', 'questions', 'keep']);
});

const CAME = { lesson: LESSON, place: placeWith(), known: null, isReview: false };

test('a visitor whose lesson came with the page reads at once', () => {
  const reader = startReading({}, { known: { ...CAME, isSaved: false } });
  expect([reader.shows(), reader.server.loads]).toEqual(['begin', 0]);
  reader.send({ type: 'next' });
  expect(reader.shows()).toBe('steps');
});

test('a family whose lesson came with the page sees it until its place is known', async () => {
  const there = { place: placeWith({ section: 'keep' }) };
  const reader = startReading(there, { known: { ...CAME, isSaved: true } });
  expect([reader.context().lesson, reader.is('loading')]).toEqual([LESSON, true]);
  await reader.settled();
  expect([reader.shows(), reader.server.loads]).toEqual(['keep', 1]);
});

test('there is nothing before the first section', async () => {
  const reader = await open();
  reader.send({ type: 'previous' });
  expect(reader.shows()).toBe('begin');
});

test('the quiz is completed only when all questions are answered', async () => {
  const reader = await open({ place: atQuestions });
  reader.send({ type: 'next' });
  expect(reader.shows()).toBe('questions');
  for (const [questionId, answer] of Object.entries(RIGHT))
    reader.send({ type: 'answer', questionId, answer });
  reader.send({ type: 'next' });
  await reader.settled();
  expect([reader.shows(), reader.server.scores.length]).toEqual(['passed', 1]);
  expect(reader.server.scores[0]?.answers).toEqual(RIGHT);
});

test('a result below the mark is shown as one, and only what was missed is asked again', async () => {
  const reader = await open({ place: answered });
  reader.server.isPassed = false;
  reader.send({ type: 'next' });
  await reader.settled();
  expect(reader.shows()).toBe('failed');
  reader.send({ type: 'retake' });
  reader.server.isPassed = true;
  expect(reader.shows()).toBe('questions');
  const kept = { 'first-step': RIGHT['first-step'] };
  expect(reader.context().place).toMatchObject({ attempt: 2, answers: {}, kept, isBegun: true });
  reader.send({ type: 'answer', questionId: 'who-knows', answer: RIGHT['who-knows'] });
  reader.send({ type: 'next' });
  await reader.settled();
  expect(reader.server.scores.at(-1)).toMatchObject({
    attempt: 2,
    answers: { 'who-knows': RIGHT['who-knows'] },
  });
  expect(reader.shows()).toBe('passed');
});

test('a visitor’s retake has all answers, for the account that may take it over', async () => {
  const reader = await open({ isSaved: false, place: answered });
  reader.server.isPassed = false;
  reader.send({ type: 'next' });
  await reader.settled();
  reader.send({ type: 'retake' });
  reader.server.isPassed = true;
  reader.send({ type: 'answer', questionId: 'who-knows', answer: RIGHT['who-knows'] });
  reader.send({ type: 'next' });
  await reader.settled();
  expect(reader.server.scores.at(-1)).toMatchObject({ attempt: 1, answers: RIGHT });
});

test('a module without questions ends with its last section', async () => {
  const lesson = { ...LESSON, questions: [] };
  const reader = await open({ lesson, place: movedTo(placeWith(), 'keep') });
  reader.send({ type: 'next' });
  await reader.settled();
  expect(reader.shows()).toBe('passed');
});

test('everything is saved and kept as it is done', async () => {
  const reader = await open();
  reader.send({ type: 'next' });
  await reader.settled();
  expect(reader.server.saves.map(({ section }) => section)).toEqual(['begin', 'steps']);
  expect(reader.kept.at(-1)).toMatchObject({ section: 'steps', seen: ['begin', 'steps'] });
});

test('the time that the page is looked at counts, on top of earlier visits', async () => {
  const reader = await open({ place: placeWith({ seconds: 100 }) });
  reader.watch.seconds = 20.4;
  reader.send({ type: 'next' });
  await reader.settled();
  expect(reader.server.saves.at(-1)?.seconds).toBe(120);
});

test('a visitor’s answers go nowhere, and the result comes all the same', async () => {
  const reader = await open({ isSaved: false, place: answered });
  reader.send({ type: 'next' });
  await reader.settled();
  expect([reader.shows(), reader.server.saves]).toEqual(['passed', []]);
});

test('goes on where it was left, with the same answers', async () => {
  const reader = await open({ place: { ...atQuestions, answers: { 'first-step': 2 } } });
  expect(reader.shows()).toBe('questions');
  expect(reader.context().place.answers).toEqual({ 'first-step': 2 });
});

test('without a connection the reading goes on, and all is saved later', async () => {
  const reader = await open();
  reader.server.fails = unreachable();
  reader.send({ type: 'next' });
  await reader.settled();
  expect([reader.shows(), reader.is('offline')]).toEqual(['steps', true]);
  reader.send({ type: 'next' });
  expect(reader.shows()).toBe('keep');
  reader.server.fails = undefined;
  reader.passes(RETRY_MS);
  await reader.settled();
  expect(reader.is('offline')).toBe(false);
  expect(reader.server.saves.at(-1)?.seen).toEqual(['begin', 'steps', 'keep']);
});

test('a network that is back is used at once', async () => {
  const reader = await open();
  reader.server.fails = unreachable();
  reader.send({ type: 'next' });
  await reader.settled();
  reader.server.fails = undefined;
  reader.send({ type: 'online' });
  await reader.settled();
  expect(reader.is('offline')).toBe(false);
});

test('a finished quiz waits for the connection, and is kept as finished', async () => {
  const reader = await open({ place: answered });
  reader.server.fails = unreachable();
  reader.send({ type: 'next' });
  await reader.settled();
  expect(reader.shows()).toBe('waiting for the result');
  expect(reader.kept.at(-1)).toMatchObject({ isFinished: true, answers: RIGHT });
  reader.server.fails = undefined;
  reader.send({ type: 'retry' });
  await reader.settled();
  expect([reader.shows(), reader.context().isOwnResult]).toEqual(['passed', true]);
  expect(reader.forgotten).toEqual([LESSON.module.id]);
});

test('a quiz that was finished offline gets its result after a reload', async () => {
  const reader = await open({ place: { ...answered, isFinished: true } });
  expect([reader.shows(), reader.context().isOwnResult]).toEqual(['passed', true]);
});

test('a module that cannot be loaded is loaded again when asked for', async () => {
  const reader = startReading({}, { fails: unreachable() });
  await reader.settled();
  expect(reader.shows()).toBe('notLoaded');
  reader.server.fails = undefined;
  reader.send({ type: 'retry' });
  await reader.settled();
  expect(reader.shows()).toBe('begin');
});

test('in error-free mode a wrong answer is explained and asked again', async () => {
  const reader = await open({ place: atQuestions });
  reader.send({ type: 'choose-mode', isExplained: true });
  reader.send({ type: 'answer', questionId: 'first-step', answer: 2 });
  await reader.settled();
  expect(reader.context().explanations['first-step']).toMatchObject({ chosen: 2, isRight: false });
  reader.send({ type: 'answer', questionId: 'who-knows', answer: RIGHT['who-knows'] });
  await reader.settled();
  reader.send({ type: 'next' });
  expect(reader.shows()).toBe('questions');
  reader.send({ type: 'answer', questionId: 'first-step', answer: RIGHT['first-step'] });
  await reader.settled();
  reader.send({ type: 'next' });
  await reader.settled();
  expect(reader.shows()).toBe('passed');
  expect(reader.server.scores[0]?.explained['first-step']).toBe(2);
});

test('an explanation that did not come is asked for again', async () => {
  const reader = await open({ place: atQuestions });
  reader.send({ type: 'choose-mode', isExplained: true });
  reader.server.fails = unreachable();
  reader.send({ type: 'answer', questionId: 'first-step', answer: 0 });
  await reader.settled();
  expect([reader.is('offline'), reader.kept.at(-1)?.answers]).toEqual([true, { 'first-step': 0 }]);
  reader.server.fails = undefined;
  reader.send({ type: 'online' });
  await reader.settled();
  expect(reader.context().explanations['first-step']?.isRight).toBe(true);
});

test('a review is error-free, and counts from its first answer on', async () => {
  const place = movedTo(placeWith({ attempt: 2, isBegun: false }), null);
  const reader = await open({ place, isReview: true });
  expect([reader.context().isExplained, reader.server.saves]).toEqual([true, []]);
  reader.send({ type: 'answer', questionId: 'first-step', answer: 0 });
  await reader.settled();
  expect(reader.server.explained).toEqual(['first-step']);
  expect(reader.context().place.isBegun).toBe(true);
});

test('answers of another tab appear, except over one that is not saved yet', async () => {
  const reader = await open({ place: atQuestions });
  reader.server.fails = unreachable();
  reader.send({ type: 'answer', questionId: 'first-step', answer: 1 });
  await reader.settled();
  const known = {
    ...knownOf(atQuestions, OUTLINE),
    answers: { 'first-step': 2, 'who-knows': 1 },
  };
  reader.send({ type: 'progress', news: { known, position: '9' } });
  expect(reader.context().place.answers).toEqual({ 'first-step': 1, 'who-knows': 1 });
});

test('news from before the last command are no news', async () => {
  const reader = await open({ place: atQuestions });
  reader.send({ type: 'answer', questionId: 'first-step', answer: 1 });
  await reader.settled();
  const known = { ...knownOf(atQuestions, OUTLINE), answers: { 'first-step': 0 } };
  reader.send({ type: 'progress', news: { known, position: '0' } });
  expect(reader.context().place.answers).toEqual({ 'first-step': 1 });
});

test('a quiz that was finished in another tab shows its result here, quietly', async () => {
  const reader = await open({ place: atQuestions });
  const known = { ...knownOf(answered, OUTLINE), isOpen: false };
  reader.send({ type: 'progress', news: { known, position: '9' } });
  await reader.settled();
  expect([reader.shows(), reader.context().isOwnResult]).toEqual(['passed', false]);
});

test('a later attempt on another device is read from the account', async () => {
  const reader = await open();
  const place = placeWith({ attempt: 2, section: 'keep' });
  reader.holds({ place, known: knownOf(place, OUTLINE) });
  reader.send({ type: 'progress', news: { known: knownOf(place, OUTLINE), position: '9' } });
  await reader.settled();
  expect([reader.shows(), reader.context().place.attempt]).toEqual(['keep', 2]);
});

test('a refused place is read again from the account, and at last shown as a problem', async () => {
  const reader = await open();
  reader.server.refuses = refused();
  reader.send({ type: 'next' });
  await reader.settled();
  expect([reader.server.loads, reader.is('refused')]).toEqual([3, true]);
  reader.server.refuses = undefined;
  reader.send({ type: 'retry' });
  await reader.settled();
  expect([reader.shows(), reader.is('refused')]).toEqual(['begin', false]);
});

test('a link to a section leads from the result back into the lesson, as a review', async () => {
  const reader = await open({ place: { ...answered, isFinished: true } });
  reader.send({ type: 'go', section: 'steps' });
  expect(reader.shows()).toBe('steps');
  expect(reader.context().place).toMatchObject({ attempt: 2, isBegun: false });
});
