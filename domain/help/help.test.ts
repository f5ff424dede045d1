import { describe, expect, test } from 'vitest';
import { given, givenRow } from '../kernel/given.fixture.ts';
import { givenHistory } from '../reports/history.fixture.ts';
import { guideDownloads } from './guide-downloads.report.ts';
import { RATED_ANSWERS_LIMIT } from './help.constants.ts';
import { helpDecider } from './help.decider.ts';
import type { HelpEvent } from './help.events.ts';
import { helpView } from './help.view.ts';
import { HELP_ANSWERS } from './help-answers.constants.ts';
import { helpVotes } from './help-votes.report.ts';
import { interests } from './interests.report.ts';

const rated = (answerId: string, isHelpful = true, version = 1): HelpEvent => ({
  type: 'HelpRated',
  data: { answerId, version, isHelpful },
});

const rate = (answerId: string, isHelpful = true, version = 1) =>
  ({ command: 'rate', answerId, version, isHelpful }) as const;

const interested: HelpEvent = { type: 'InterestTold', data: { interest: 'family-forum' } };

describe('a vote', () => {
  test('is taken once for each version, and can be changed', () => {
    expect(given(helpDecider).when(rate('a'))).toEqual([rated('a')]);
    const { when } = given(helpDecider, [rated('a')]);
    expect(when(rate('a'))).toEqual([]);
    expect(when(rate('a', false))).toEqual([rated('a', false)]);
    expect(when(rate('a', true, 2))).toEqual([rated('a', true, 2)]);
  });

  test('on one more answer than the limit is silently not taken', () => {
    const full = Array.from({ length: RATED_ANSWERS_LIMIT }, (_, n) => rated(`a${n}`));
    expect(given(helpDecider, full).when(rate('more'))).toEqual([]);
    expect(given(helpDecider, full).when(rate('a7', false))).toEqual([rated('a7', false)]);
  });

  test('replaces the last in the row', () => {
    expect(
      givenRow(helpView, [rated('a'), rated('b'), interested]).when(rated('a', false, 2)),
    ).toEqual({
      ratings: [
        { answerId: 'a', isHelpful: false },
        { answerId: 'b', isHelpful: true },
      ],
      interests: ['family-forum'],
    });
  });
});

test('an interest is told once', () => {
  const tell = { command: 'tell-interest', interest: 'family-forum' } as const;
  expect(given(helpDecider).when(tell)).toEqual([interested]);
  expect(given(helpDecider, [interested]).when(tell)).toEqual([]);
});

const downloaded = (language: 'en' | 'es' = 'en'): HelpEvent => ({
  type: 'GuideDownloaded',
  data: { guideId: 'insurance-guide', language },
});

test('a guide counts as downloaded once in each language', () => {
  const download = { command: 'download-guide', guideId: 'insurance-guide' } as const;
  const { when } = given(helpDecider, [downloaded()]);
  expect(when({ ...download, language: 'en' })).toEqual([]);
  expect(when({ ...download, language: 'es' })).toEqual([downloaded('es')]);
});

describe('reports', () => {
  const day = '2026-03-02';
  const period = { from: day, to: day };

  test('have a row for each answer, and a family that changed its mind counts where it was helped', () => {
    const history = [
      { ...rated('tour'), day, by: 'ana' },
      { ...rated('tour', false), day, by: 'ana' },
      { ...rated('tour', false), day, by: 'ben' },
      { ...rated('mails', false), day, by: 'ben' },
    ];
    const rows = givenHistory(helpVotes, history).rows({ ...period, groupBy: 'answer' });
    expect(rows.map(([answer]) => answer)).toEqual(HELP_ANSWERS);
    expect(rows.filter(([, families]) => families !== 0)).toEqual([
      ['mails', 1, 0],
      ['tour', 2, 1],
    ]);
  });

  test('count who wants a part, by part and by state', () => {
    const history = [
      { type: 'SearchPerformed', day, by: 'ana', state: 'NC' },
      { ...interested, day, by: 'ana' },
      { ...interested, day, by: 'ben' },
    ];
    const { rows } = givenHistory(interests, history);
    expect(rows(period)).toEqual([['family-forum', 2]]);
    const byState = rows({ ...period, groupBy: 'state' }).filter(([, families]) => families !== 0);
    expect(byState).toEqual([
      ['NC', 1],
      ['unknown', 1],
    ]);
  });

  test('count families, by guide and by language', () => {
    const history = [
      { ...downloaded(), day, by: 'ana' },
      { ...downloaded('es'), day, by: 'ana' },
      { ...downloaded(), day, by: 'ben' },
      { ...downloaded(), day: '2026-03-09', by: 'eva' },
    ];
    const { rows } = givenHistory(guideDownloads, history);
    expect(rows(period)).toEqual([
      ['getting-started', 0],
      ['aba-therapy-checklist', 0],
      ['insurance-guide', 2],
    ]);
    expect(rows({ ...period, groupBy: 'language' })).toEqual([
      ['en', 2],
      ['es', 0],
    ]);
  });
});
