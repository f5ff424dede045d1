import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  appendForeignTail,
  FOREIGN_TAILS,
} from '../../adapters/event-store/foreign-tail.fixture.ts';
import { startTestHistory, type TestHistory } from '../../adapters/reports/history.fixture.ts';
import { answer, questionIn } from './answer.ts';
import { readArguments } from './arguments.ts';

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
    await appendForeignTail(eventStore, tail);
    const asked = readArguments(['active-families', '--from', day, '--to', day]);
    if (asked.kind !== 'run') throw new Error('It asks for no report.');
    const shares: number[] = [];
    const text = await answer({
      eventStore,
      question: questionIn(asked, new Date('2026-02-01')),
      format: 'csv',
      signal: new AbortController().signal,
      onProgress: ({ share }) => shares.push(share),
    });
    expect(text).toBe('period,families\r\n2026-01,5\r\n');
    expect(shares.at(-1)).toBe(1);
  },
);
