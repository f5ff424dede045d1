import { CrisisLine } from '../../../components/CrisisLine.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { useLazyPart } from '../../../components/useLazyPart.ts';

interface CrisisWatchProps {
  /** The person’s text while typing, by field. It never leaves this page. */
  readonly fields: readonly string[];
}

/** Shows the crisis line as soon as a text clearly describes a crisis. Announced when it appears. */
export const CrisisWatch = ({ fields }: CrisisWatchProps) => (
  <div role="status" className="not-empty:mt-3">
    {fields.some((text) => text.trim() !== '') && <Watched fields={fields} />}
  </div>
);

const Watched = ({ fields }: CrisisWatchProps) => {
  const isCrisisSaid = useLazyPart(loadIsCrisisSaid);
  if (isCrisisSaid === undefined || !fields.some(isCrisisSaid)) return null;
  return (
    <Notice tone="caution">
      <CrisisLine />
    </Notice>
  );
};

const loadIsCrisisSaid = async () =>
  (await import('@hearthway/domain/crisis/explicit-crisis.ts')).isCrisisSaid;
