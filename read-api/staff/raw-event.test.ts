import { catalog } from '@hearthway/domain/contexts.ts';
import { everyRow } from '@hearthway/domain/kernel/every-row.fixture.ts';
import { expect, test } from 'vitest';
import { toRawEvent } from './raw-event.ts';

const PERSONAL = catalog.filter(({ personal }) => Object.keys(personal).length > 0);

/** Fields are opened already. */
const privacy = { openEvents: async <Event>(events: readonly Event[]) => events };

test(
  'staff read no personal field of … before they have said why, and then each as it was told',
  everyRow(
    PERSONAL,
    async ({ type, personal, examples, currentVersion }) => {
      const data: Readonly<Record<string, unknown>> = Object(examples.at(-1));
      const event = {
        id: 'e1',
        streamId: 'a-stream',
        type,
        data,
        metadata: {
          $correlationId: 'c1',
          $causationId: 'c1',
          userId: 'f1',
          actor: 'f1',
          sessionId: null,
          state: null,
          occurredAt: '2026-01-02T03:04:05.000Z',
          schemaVersion: currentVersion,
        },
        position: { commit: 1n },
      };
      const fields = Object.keys(personal).filter((field) => field in data);
      expect(fields).not.toEqual([]);
      const masked = await toRawEvent({ privacy }, event, { isRevealed: false });
      expect(masked.personal.toSorted()).toEqual(fields.toSorted());
      for (const field of fields) expect(masked.data).toHaveProperty(field, '•••');
      const revealed = await toRawEvent({ privacy }, event, { isRevealed: true });
      expect(revealed.data).toEqual(data);
    },
    ({ type }) => type,
  ),
);
