import { useState } from 'react';
import { OpenedFamily } from './OpenedFamily.tsx';
import type { Reading } from './timeline.query.ts';
import { WatchEnded } from './WatchEnded.tsx';
import type { WatchEnd } from './watch-end.ts';

/** One family's timeline, until it may no longer be shown: then nothing of it stays on the page. */
export const FamilyTimeline = (reading: Reading) => {
  const [end, setEnd] = useState<WatchEnd>();
  return end === undefined ? (
    <OpenedFamily reading={reading} onEnded={setEnd} />
  ) : (
    <WatchEnded end={end} onOpenAgain={() => setEnd(undefined)} />
  );
};
