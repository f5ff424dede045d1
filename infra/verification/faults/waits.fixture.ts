/** How long families waited for answers, and how often a service refused them. */
export interface Waits {
  readonly longestReadMs: number;
  readonly longestWriteMs: number;
  /** Time in ms of the longest answer, be it a refusal. */
  readonly longestAnswerMs: number;
  /** Answers that said "unavailable", and connections that broke. */
  readonly refusals: readonly string[];
}

type Kind = 'read' | 'write';

export interface Stopwatch {
  /** Measures until the answer, however often the request had to be sent. */
  readonly measure: <Value>(kind: Kind, ask: () => Promise<Value>) => Promise<Value>;
  readonly answered: (ms: number) => void;
  readonly refused: (reason: string) => void;
  readonly waits: () => Waits;
}

export const createStopwatch = (): Stopwatch => {
  const longest = { read: 0, write: 0 };
  let longestAnswerMs = 0;
  const refusals: string[] = [];
  return {
    measure: async (kind, ask) => {
      const startedAt = performance.now();
      const answer = await ask();
      longest[kind] = Math.max(longest[kind], Math.round(performance.now() - startedAt));
      return answer;
    },
    answered: (ms) => {
      longestAnswerMs = Math.max(longestAnswerMs, Math.round(ms));
    },
    refused: (reason) => refusals.push(reason),
    waits: () => ({
      longestReadMs: longest.read,
      longestWriteMs: longest.write,
      longestAnswerMs,
      refusals,
    }),
  };
};
