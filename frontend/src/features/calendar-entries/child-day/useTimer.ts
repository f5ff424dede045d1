import { MINUTE_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { PRODUCT } from '@hearthway/domain/product.ts';
import { useState } from 'react';
import * as z from 'zod/mini';
import { storageOr } from '../../../session/browser-storage.ts';
import { createKept } from '../../insurance/shared/kept.ts';

const runningSchema = z.object({
  childId: z.string(),
  minutes: z.number(),
  /** Milliseconds since 1970. */
  endsAt: z.number(),
});

/** Timer that was started. */
export type RunningTimer = Readonly<z.infer<typeof runningSchema>>;

const KEY = `${PRODUCT.storagePrefix}-timer`;

/** Timer of a child in this tab, which goes on over a reload. */
export const useTimer = (userId: string, childId: string) => {
  const kept = createKept({
    key: KEY,
    schema: runningSchema,
    userId,
    storage: storageOr(() => sessionStorage),
  });
  const [running, setRunning] = useState(kept.read);
  return {
    running: running?.childId === childId ? running : undefined,
    start: (minutes: number) => {
      const started = { childId, minutes, endsAt: Date.now() + minutes * MINUTE_MS };
      kept.keep(started);
      setRunning(started);
    },
    stop: () => {
      kept.forget();
      setRunning(undefined);
    },
  };
};
