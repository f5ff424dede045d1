import { CrisisLine } from './CrisisLine.tsx';
import { Notice } from './Notice.tsx';
import { useLazyPart } from './useLazyPart.ts';

interface CrisisWatchProps {
  /** The person’s own words, as they type them. They go no further than this page. */
  readonly text: string;
}

/** Shows the crisis line as soon as a text sounds like a crisis. Announced when it appears. */
export const CrisisWatch = ({ text }: CrisisWatchProps) => (
  <div role="status" className="not-empty:mt-3">
    {text.trim() !== '' && <Watched text={text} />}
  </div>
);

const Watched = ({ text }: CrisisWatchProps) => {
  const crisisIn = useLazyPart(loadCrisisIn);
  if (crisisIn === undefined || crisisIn(text) === null) return null;
  return (
    <Notice tone="caution">
      <CrisisLine />
    </Notice>
  );
};

const loadCrisisIn = async () => (await import('@hearthway/domain/chat/crisis.ts')).crisisIn;
