import { CrisisLine } from '../../../components/CrisisLine.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { useLazyPart } from '../../../components/useLazyPart.ts';

interface CrisisWatchProps {
  /** The person’s own words, as they type them. They go no further than this page. */
  readonly text: string;
}

/** Shows the crisis line as soon as a text says a crisis outright. Announced when it appears. */
export const CrisisWatch = ({ text }: CrisisWatchProps) => (
  <div role="status" className="not-empty:mt-3">
    {text.trim() !== '' && <Watched text={text} />}
  </div>
);

const Watched = ({ text }: CrisisWatchProps) => {
  const isCrisisSaid = useLazyPart(loadIsCrisisSaid);
  if (isCrisisSaid === undefined || !isCrisisSaid(text)) return null;
  return (
    <Notice tone="caution">
      <CrisisLine />
    </Notice>
  );
};

const loadIsCrisisSaid = async () =>
  (await import('@hearthway/domain/chat/explicit-crisis.ts')).isCrisisSaid;
