import { useRef, useState } from 'react';
import { useFocusKept } from '../../../components/useFocusKept.ts';
import { OpenedFamily } from './OpenedFamily.tsx';
import type { Reading } from './timeline.query.ts';
import { useTyped } from './useTyped.ts';
import { WatchEnded } from './WatchEnded.tsx';
import type { WatchEnd } from './watch-end.ts';

/** One family's timeline, until it may no longer be shown: then nothing of it stays on the page. */
export const FamilyTimeline = (reading: Reading) => {
  const root = useRef<HTMLDivElement>(null);
  useFocusKept(root);
  const typed = useTyped();
  const [end, setEnd] = useState<WatchEnd>();
  return (
    <div ref={root} tabIndex={-1} className="focus-visible:outline-none">
      {end === undefined ? (
        <OpenedFamily reading={reading} typed={typed} onEnded={setEnd} />
      ) : (
        <WatchEnded end={end} onOpenAgain={() => setEnd(undefined)} />
      )}
    </div>
  );
};
