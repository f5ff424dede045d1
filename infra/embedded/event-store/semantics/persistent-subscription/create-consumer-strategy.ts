import type { ConsumerStrategy } from './consumer-strategy.ts';
import { correlationOf, createPinning, sourceStreamOf } from './pinning.ts';
import { ConsumerStrategyName } from './settings.ts';

export const createConsumerStrategy = (name: ConsumerStrategyName): ConsumerStrategy => {
  switch (name) {
    case ConsumerStrategyName.roundRobin:
      return inOrder(({ before, chosen, after }) => [...after, ...before, chosen]);
    case ConsumerStrategyName.dispatchToSingle:
      return inOrder(({ before, chosen, after }) => [chosen, ...after, ...before]);
    case ConsumerStrategyName.pinned:
      return createPinning(sourceStreamOf);
    case ConsumerStrategyName.pinnedByCorrelation:
      return createPinning((message) => correlationOf(message) ?? sourceStreamOf(message));
  }
};

interface Turn {
  readonly before: readonly string[];
  readonly chosen: string;
  readonly after: readonly string[];
}

/** The first consumer in line that has room; `next` is the line after that. */
const inOrder = (next: (turn: Turn) => readonly string[]): ConsumerStrategy => {
  let line: readonly string[] = [];
  return {
    added: (consumerId) => {
      line = [...line, consumerId];
    },
    removed: (consumerId) => {
      line = line.filter((other) => other !== consumerId);
    },
    choose: (_message, hasRoom) => {
      const index = line.findIndex(hasRoom);
      const chosen = line[index];
      if (chosen === undefined) return { choice: 'nobodyHasRoom' };
      line = next({ before: line.slice(0, index), chosen, after: line.slice(index + 1) });
      return { choice: 'send', consumerId: chosen };
    },
  };
};
