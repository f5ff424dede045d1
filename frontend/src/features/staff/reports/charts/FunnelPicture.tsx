import type { ReportTable } from '@hearthway/domain/reports/reports.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { figureWords } from '../cell-words.ts';
import { type FunnelStep, funnelOf } from './funnel.ts';

interface FunnelPictureProps {
  readonly hint: { readonly step: string; readonly value: string };
  readonly table: ReportTable;
}

/** Bar per step, by its share of the first. */
export const FunnelPicture = ({ hint, table }: FunnelPictureProps) => (
  <ol className="grid max-w-3xl gap-4">
    {funnelOf(table, hint).map((step) => (
      <Step key={step.name} step={step} />
    ))}
  </ol>
);

const Step = ({ step }: { readonly step: FunnelStep }) => {
  const { i18n } = useLingui();
  const { name, figure, type, ofFirst, ofPrevious } = step;
  const percent = (share: number) =>
    i18n.number(share, { style: 'percent', maximumFractionDigits: 0 });
  const first = ofFirst === null ? '' : percent(ofFirst);
  const previous = ofPrevious === null ? '' : percent(ofPrevious);
  return (
    <li className="grid gap-1">
      <div className="flex flex-wrap justify-between gap-x-4">
        <span className="font-semibold">{name}</span>
        <span className="tabular-nums">{figureWords(i18n, figure, type)}</span>
      </div>
      <div aria-hidden className="h-7 overflow-hidden rounded-soft border border-line bg-sunken">
        <div
          className="h-full bg-accent print:[print-color-adjust:exact]"
          style={{ width: `${(ofFirst ?? 0) * 100}%` }}
        />
      </div>
      <p className="text-sm text-text-soft empty:hidden">
        {first !== '' &&
          (previous === '' ? (
            <Trans>About {first} of the first step</Trans>
          ) : (
            <Trans>
              About {first} of the first step, {previous} of the one before
            </Trans>
          ))}
      </p>
    </li>
  );
};
