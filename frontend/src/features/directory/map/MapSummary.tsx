import type { ResourceMap } from '@hearthway/domain/directory/directory-map.contract.ts';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../../components/Button.tsx';
import type { Reach } from './base-layers.ts';
import type { Box } from './geometry.ts';
import { isOutside } from './viewport.ts';

interface MapSummaryProps {
  /** Undefined while loading. */
  readonly answer: ResourceMap | undefined;
  readonly box: Box | undefined;
  readonly reach: Reach | undefined;
  /** Place searched around, in words. */
  readonly where: ReactNode;
  readonly onFit: () => void;
}

/** Number of providers in view and of those omitted. Announces changes. */
export const MapSummary = ({ answer, box, reach, where, onFit }: MapSummaryProps) => {
  const isBeyond = box !== undefined && reach !== undefined && isOutside(box, reach);
  const count = answer?.clusters.reduce((sum, cluster) => sum + cluster.count, 0) ?? 0;
  return (
    <div className="grid justify-items-start gap-1">
      <div role="status">
        <p className="text-lg font-semibold">
          {answer === undefined ? (
            <Trans>Searching…</Trans>
          ) : count === 0 ? (
            <Trans>No providers on this part of the map</Trans>
          ) : answer.isCapped ? (
            <Plural
              value={count}
              one="# provider on this part of the map, and there are more"
              other="# providers on this part of the map, and there are more"
            />
          ) : (
            <Plural
              value={count}
              one="# provider on this part of the map"
              other="# providers on this part of the map"
            />
          )}
        </p>
        <p className="text-sm text-text-soft">
          {answer?.isCapped === true && <Trans>Zoom in to see all of them.</Trans>}{' '}
          {isBeyond ? (
            <Trans>This is farther away than your search reaches.</Trans>
          ) : (
            answer !== undefined &&
            count === 0 && <Trans>Move the map, or zoom out to see more of it.</Trans>
          )}{' '}
          {where}
        </p>
      </div>
      {count === 0 && answer !== undefined && (
        <Button look="secondary" onClick={onFit}>
          <Trans>Back to the results</Trans>
        </Button>
      )}
    </div>
  );
};
