import { listedDayOf } from '@hearthway/domain/household/listed-day.ts';
import {
  memberOpeningsDecider,
  memberOpeningsIdOf,
} from '@hearthway/domain/household/member-openings.decider.ts';
import { SCOPES } from '@hearthway/domain/household-scopes/scopes.constants.ts';
import type { Handle } from '@hearthway/infra/adapters/event-store/handle.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';

interface MemberOpeningsOptions {
  readonly handle: Handle;
  readonly clock: () => Date;
  readonly onError: (error: unknown) => void;
}

/**
 * Records which parts of a household its members read, each once a day. That happens after the answer was sent,
 * so that no read waits for it or fails with it; after a failure, the next read tries again.
 */
export const addMemberOpenings = (
  app: HttpServer,
  { handle, clock, onError }: MemberOpeningsOptions,
): void => {
  let today = '';
  /** Openings of today that were recorded, or are being recorded. */
  const known = new Map<string, Promise<void>>();

  app.addHook(
    'onResponse',
    async ({ subject, id: correlationId, routeOptions }, { statusCode }) => {
      const scope = SCOPES.find((each) => each === routeOptions.config.scope);
      if (subject === undefined || scope === undefined || statusCode >= 400) return;
      const now = clock();
      const day = listedDayOf(now);
      if (day !== today) known.clear();
      today = day;
      const { familyId, actor, sessionId } = subject;
      const id = memberOpeningsIdOf({ familyId, memberId: actor, now });
      const opening = `${id} ${scope}`;
      if (known.has(opening)) return;
      const record = async (): Promise<void> => {
        try {
          await handle(memberOpeningsDecider, {
            id,
            command: { scope },
            context: {
              correlationId,
              userId: familyId,
              actor,
              sessionId,
              state: null,
              now,
              idempotency: undefined,
            },
          });
        } catch (error) {
          known.delete(opening);
          onError(error);
        }
      };
      const recording = record();
      known.set(opening, recording);
      await recording;
    },
  );
  // Openings of the last answers are stored before the connections are closed.
  app.addHook('onClose', async () => {
    await Promise.all(known.values());
  });
};
