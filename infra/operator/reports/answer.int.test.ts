import { noNoise } from '@hearthway/domain/reports/no-noise.fixture.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  appendForeignTail,
  FOREIGN_TAILS,
} from '../../adapters/event-store/foreign-tail.fixture.ts';
import { startTestHistory, type TestHistory } from '../../adapters/reports/history.fixture.ts';
import { answer } from './answer.ts';
import { reportProgram } from './arguments.ts';

let history: TestHistory;

beforeEach(async () => {
  history = await startTestHistory();
});

afterEach(() => history.stop());

test.for(FOREIGN_TAILS)(
  'a report ends before %i events of others, with its progress at the end',
  async (tail) => {
    const { append, eventStore } = history;
    const day = '2026-01-02';
    for (const userId of ['u1', 'u2', 'u3', 'u4', 'u5'])
      await append(
        { type: 'AccountRegistered', userId, day },
        {
          type: 'ResourceFavorited',
          data: { resourceId: 'npi-1', name: 'Bright Steps', category: 'aba-therapy' },
          userId,
          day,
        },
      );
    await append({ type: 'SignedIn', userId: 'u1', day: '2026-01-03' });
    await appendForeignTail(eventStore, tail);
    const parsed = reportProgram(() => new Date('2026-02-01')).read([
      'active-families',
      '--from',
      day,
      '--to',
      day,
      '--group-by',
      'day',
    ]);
    if (parsed.kind !== 'run') throw new Error('It asks for no report.');
    const shares: number[] = [];
    const { text, told } = await answer({
      eventStore,
      question: parsed.question,
      format: 'csv',
      wordsOf: noNoise,
      signal: new AbortController().signal,
      onProgress: ({ share }) => shares.push(share),
    });
    expect(text).toBe('period,families,families_plus_minus\r\n2026-01-02,5,30\r\n');
    expect(told).toEqual({ from: day, to: day });
    expect(shares.at(-1)).toBe(1);
  },
);
