import type { Explanation } from '@hearthway/domain/learning/learning.contract.ts';
import { useId } from 'react';
import { factsInRuns } from '../../../components/text/cited.ts';
import { Runs } from '../../../components/text/Runs.tsx';
import { Sources } from '../../../components/text/Sources.tsx';

/** Why an answer is right, or an honest mistake, and who says so. */
export const Explained = ({ why, facts: known }: Pick<Explanation, 'why' | 'facts'>) => {
  const sourceId = useId();
  const facts = factsInRuns(why, known);
  return (
    <div className="grid gap-1">
      <p>
        <Runs runs={why} facts={facts} sourceId={sourceId} />
      </p>
      <Sources facts={facts} sourceId={sourceId} />
    </div>
  );
};
