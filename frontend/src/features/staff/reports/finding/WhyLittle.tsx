import type { Run } from '@hearthway/domain/reports/reports.contract.ts';
import type { Sparseness } from '@hearthway/domain/reports/sparseness.contract.ts';
import { Trans } from '@lingui/react/macro';
import { Notice } from '../../../../components/Notice.tsx';

interface WhyLittleProps {
  readonly sparseness: Sparseness;
  readonly run: Pick<Run, 'groupBy' | 'state'>;
}

/** Says why a report tells nothing or little, and which question would tell more. */
export const WhyLittle = ({ sparseness, run }: WhyLittleProps) => (
  <Notice tone="info">
    <p className="measure">
      <Why sparseness={sparseness} groupBy={run.groupBy} /> <Advice run={run} />
    </p>
  </Notice>
);

const Advice = ({ run: { groupBy, state } }: Pick<WhyLittleProps, 'run'>) => {
  if (state !== null) return <Trans>Try a longer period, or all states.</Trans>;
  return groupBy === 'day' || groupBy === 'week' ? (
    <Trans>Try a longer period, or months instead of days or weeks.</Trans>
  ) : (
    <Trans>Try a longer period.</Trans>
  );
};

const Why = ({
  sparseness,
  groupBy,
}: { readonly groupBy: string } & Pick<WhyLittleProps, 'sparseness'>) => {
  if (sparseness === 'untold')
    return (
      <Trans>
        Each number of the picture has fewer than five families in it, and is not told, so that no
        family can be singled out. That is why there is no picture.
      </Trans>
    );
  if (sparseness === 'mostly-untold')
    return (
      <Trans>
        More than half of the numbers of this picture have fewer than five families in them, and are
        not told, so that no family can be singled out. The picture leaves them out.
      </Trans>
    );
  return groupBy === 'term' ? (
    <Trans>
      No word was searched for by five families or more, and rarer words are not told. That is why
      there is no picture.
    </Trans>
  ) : (
    <Trans>
      No stored events of the period match this report. The period may be before the first of them.
    </Trans>
  );
};
