import { expect, test } from 'vitest';
import * as z from 'zod';
import type { Decider } from './decider.ts';
import { defineEvent } from './event-type.ts';
import { say } from './message.ts';
import { NONE, plainCommand } from './plain-command.ts';
import { defineStream, type EventOf } from './stream.ts';

const added = defineEvent({
  type: 'Added',
  schema: z.object({}),
  sentence: () => say('Added one'),
  examples: [{}],
});

const stream = defineStream('counter', [added]);

const counter: Decider<number, 'add', EventOf<typeof stream>, never> = {
  stream,
  initialState: 0,
  evolve: (count) => count + 1,
  decide: () => [{ type: 'Added', data: {} }],
};

const draw = { next: () => 0, pick: () => expect.fail(), id: () => '0' };

test('a habit knows the state so far, and may say "not this time"', () => {
  const { habit } = plainCommand(counter)({
    route: 'POST /api/counter',
    params: NONE,
    body: z.object({ seen: z.number() }),
    example: { params: {}, body: { seen: 0 } },
    toCommand: () => 'add',
    habit: {
      perSession: 0.5,
      send: (_draw, _now, count) => (count > 1 ? null : { params: {}, body: { seen: count } }),
    },
  });
  const sentAfter = (events: number) =>
    habit?.send(draw, new Date(0), ({ evolve, initialState }) => {
      let state = initialState;
      for (let index = 0; index < events; index += 1) state = evolve(state, expect.anything());
      return state;
    });
  expect(sentAfter(1)).toEqual({ params: {}, body: { seen: 1 } });
  expect(sentAfter(2)).toBeNull();
});
