import { randomUUID } from 'node:crypto';
import { IDEMPOTENCY_KEY_HEADER } from '@hearthway/domain/live/live.constants.ts';
import { readAnswerable } from '../../../training/chat/ordinary-questions.ts';
import type { RunningStack } from '../../e2e/stack.ts';
import { percentile } from '../load.ts';
import { register, type SignedIn } from '../replay/support.ts';
import { sized } from '../size.ts';

const CHATS = 16;
/** A family may send 40 in ten minutes, and all of a network 600. */
const QUESTIONS_EACH = sized(34, 6);
const WARM_UP_EACH = 4;

/**
 * So many families, who all ask in the same instant, and again once all have their answers: the time until a
 * question's first words arrive, and until its whole answer does.
 */
export const measureFirstWords = async (
  stack: RunningStack,
): Promise<Readonly<Record<string, unknown>>> => {
  const families: SignedIn[] = [];
  while (families.length < CHATS) families.push(await register(stack));
  const questions = readAnswerable();
  const step = Math.floor(questions.length / (CHATS * QUESTIONS_EACH));
  const first: number[] = [];
  const whole: number[] = [];
  for (let nth = 0; nth < QUESTIONS_EACH; nth += 1) {
    const took = await Promise.all(
      families.map((family, chat) =>
        ask(stack, family, questions[(nth * CHATS + chat) * step]?.text ?? ''),
      ),
    );
    if (nth < WARM_UP_EACH) continue;
    first.push(...took.map(({ firstMs }) => firstMs));
    whole.push(...took.map(({ wholeMs }) => wholeMs));
  }
  first.sort((a, b) => a - b);
  whole.sort((a, b) => a - b);
  return {
    'questions at once': CHATS,
    'of all': first.length,
    'first words p50 ms': percentile(first, 0.5).toFixed(0),
    'first words p95 ms': percentile(first, 0.95).toFixed(0),
    'goal ms': 150,
    'whole answer p95 ms': percentile(whole, 0.95).toFixed(0),
  };
};

const ask = async ({ url }: RunningStack, { token }: SignedIn, message: string) => {
  const start = performance.now();
  const answer = await fetch(`${url}/api/support/chat`, {
    method: 'POST',
    headers: {
      accept: 'text/event-stream',
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      [IDEMPOTENCY_KEY_HEADER]: randomUUID(),
    },
    body: JSON.stringify({ message }),
  });
  if (!answer.ok || answer.body === null)
    throw new Error(`A question was answered ${answer.status}: ${await answer.text()}`);
  let firstMs: number | undefined;
  let said = '';
  for await (const part of answer.body.pipeThrough(new TextDecoderStream())) {
    said += part;
    if (FIRST_WORDS.test(said)) firstMs ??= performance.now() - start;
  }
  if (firstMs === undefined || !WHOLE_ANSWER.test(said))
    throw new Error(`A question got no answer: ${said}`);
  return { firstMs, wholeMs: performance.now() - start };
};

/** A fixed answer comes at once and whole. */
const FIRST_WORDS = /^event: (?:sentence|reply)\ndata: /mu;
const WHOLE_ANSWER = /^event: reply\n/mu;
