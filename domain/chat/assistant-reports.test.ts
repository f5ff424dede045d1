import { describe, expect, test } from 'vitest';
import { givenHistory } from '../reports/history.fixture.ts';
import { assistantCrises, assistantQuestions } from './assistant.report.ts';

const day = '2026-03-02';
const period = { from: day, to: day, groupBy: 'topic' };
const by = (family: string) => ({ day, by: family });

const answered = (topic: string, outcome = 'answered') => ({
  type: 'ChatAnswered',
  data: { topic, outcome },
});
const rated = (isHelpful: boolean) => ({
  type: 'ChatRated',
  data: { topic: 'sleep', isHelpful },
});
const handedOver = (topic: string) => ({ type: 'ChatHandedOver', data: { topic } });
const routed = (tier: string) => ({ type: 'ChatCrisisRouted', data: { tier } });

const isNonZero = ([, ...counts]: readonly unknown[]) => counts.some((count) => count !== 0);

describe('questions to the assistant', () => {
  test('are counted by subject, with those that our pages do not answer', () => {
    const { rows } = givenHistory(assistantQuestions, [
      { ...answered('sleep'), ...by('ana') },
      { ...answered('sleep', 'unknown'), ...by('ana') },
      { ...answered('sleep'), ...by('ben') },
      { ...answered('food', 'refused'), ...by('ben') },
    ]);
    expect(rows(period).filter(isNonZero)).toEqual([
      ['question: food', 1, 0, 0, 0, 0],
      ['question: sleep', 2, 1, 0, 0, 0],
    ]);
  });

  test('are counted with what families said of the answers', () => {
    const { rows } = givenHistory(assistantQuestions, [
      { ...answered('sleep'), ...by('ana') },
      { ...rated(false), ...by('ana') },
      { ...rated(true), ...by('ana') },
      { ...answered('sleep'), ...by('ben') },
      { ...rated(true), ...by('ben') },
    ]);
    // A family that changed its mind counts where it was helped.
    expect(rows(period).filter(isNonZero)).toEqual([['question: sleep', 2, 0, 2, 0, 0]]);
  });

  test('are counted with the families that asked for a person', () => {
    const { rows } = givenHistory(assistantQuestions, [
      { ...answered('sleep'), ...by('ana') },
      { ...handedOver('sleep'), ...by('ana') },
      { ...handedOver('sleep'), ...by('ana') },
      { ...handedOver('other'), ...by('ben') },
    ]);
    expect(rows(period).filter(isNonZero)).toEqual([
      ['question: sleep', 1, 0, 0, 0, 1],
      ['question: other', 0, 0, 0, 0, 1],
    ]);
    expect(rows({ ...period, groupBy: 'state' }).filter(isNonZero)).toEqual([
      ['unknown', 1, 0, 0, 0, 2],
    ]);
  });

  test('are counted by state once for each family', () => {
    const { rows } = givenHistory(assistantQuestions, [
      { type: 'SearchPerformed', state: 'NC', ...by('ana') },
      { ...answered('sleep'), ...by('ana') },
      { ...answered('food', 'unknown'), ...by('ana') },
    ]);
    expect(rows({ ...period, groupBy: 'state' }).filter(isNonZero)).toEqual([
      ['NC', 1, 1, 0, 0, 0],
    ]);
  });

  test('of other weeks are left out', () => {
    const { rows } = givenHistory(assistantQuestions, [
      { ...answered('sleep'), by: 'ana', day: '2026-03-01' },
    ]);
    expect(rows(period).filter(isNonZero)).toEqual([]);
  });
});

test('crises are counted by the kind of danger, and by state', () => {
  const { rows } = givenHistory(assistantCrises, [
    { ...routed('emergency'), ...by('ana') },
    { ...routed('emergency'), ...by('ana') },
    { ...routed('overwhelmed'), ...by('ben') },
  ]);
  expect(rows({ ...period, groupBy: 'danger' }).filter(isNonZero)).toEqual([
    ['danger: emergency', 1],
    ['danger: overwhelmed', 1],
  ]);
  expect(rows({ ...period, groupBy: 'state' }).filter(isNonZero)).toEqual([['unknown', 2]]);
});
