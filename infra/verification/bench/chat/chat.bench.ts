import { crisisIn } from '@hearthway/domain/crisis/crisis.ts';
import { readFolder } from '../../../training/chat/messages.ts';
import { startStack } from '../../e2e/stack.ts';
import { percentile } from '../load.ts';
import { measureFirstWords } from './first-words.ts';
import { measureHistory } from './history.ts';

const GOAL = 'p99 1 ms';
const LONGEST = 20_000;

/** The search for a crisis in messages, the time until an answer's words, and a family's long history. */
export const run = async (): Promise<void> => {
  const folder = new URL('../../../training/chat/messages/', import.meta.url);
  const texts = [...readFolder(folder).values()].flat().map(({ text }) => text);
  const long = texts.join(' ').slice(0, LONGEST);
  for (const text of texts) crisisIn(text);
  console.table([
    { message: 'of the corpus', ...timesOf(texts), goal: GOAL },
    {
      message: `${LONGEST} characters`,
      ...timesOf(Array.from({ length: 50 }, () => long)),
      goal: '',
    },
  ]);
  const stack = await startStack();
  try {
    console.log('From a question until the words of its answer');
    console.table([await measureFirstWords(stack)]);
    console.log('Opening the history of a family');
    console.table([await measureHistory(stack)]);
  } finally {
    await stack.stop();
  }
};

const timesOf = (texts: readonly string[]) => {
  const took = texts.map((text) => {
    const start = performance.now();
    crisisIn(text);
    return performance.now() - start;
  });
  took.sort((a, b) => a - b);
  const ms = (share: number): string => percentile(took, share).toFixed(2);
  return { messages: texts.length, 'p50 ms': ms(0.5), 'p95 ms': ms(0.95), 'p99 ms': ms(0.99) };
};
