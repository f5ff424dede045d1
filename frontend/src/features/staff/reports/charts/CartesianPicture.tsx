import type { ReportInfo, ReportTable } from '@hearthway/domain/reports/reports.contract.ts';
import { Plural } from '@lingui/react/macro';
import { useId } from 'react';
import { useLazyPart } from '../../../../components/useLazyPart.ts';
import { withCatalogs } from '../../../../i18n/load-catalog.ts';
import { Patterns, type PatternsProps } from './Patterns.tsx';
import { type Plot, plotOf } from './plot.ts';
import { fillOf, lookOf } from './series-look.ts';

/** Loads the chart library on demand, since it is half a megabyte. */
const loadCharts = async () => (await withCatalogs(import('./PlotChart.tsx'), 'reports')).PlotChart;

interface CartesianPictureProps {
  readonly title: string;
  readonly chart: Extract<ReportInfo['chart'], { readonly kind: 'line' | 'bar' }>;
  readonly table: ReportTable;
}

export const CartesianPicture = ({ title, chart, table }: CartesianPictureProps) => {
  const PlotChart = useLazyPart(loadCharts);
  const patterns = useId();
  const plot = plotOf(table, { x: chart.x, y: chart.y, isRanked: chart.kind === 'bar' });
  if (plot === undefined) return null;
  const drawn = { kind: chart.kind, patterns, series: plot.series };
  return (
    <figure className="grid gap-3 break-inside-avoid">
      <Patterns {...drawn} />
      <Legend {...drawn} />
      {PlotChart === undefined ? (
        <div aria-busy className="h-80 animate-breathe rounded-soft bg-sunken" />
      ) : (
        <PlotChart title={title} kind={chart.kind} plot={plot} patterns={patterns} />
      )}
      <Caption plot={plot} />
    </figure>
  );
};

/** Number of values that the chart omits. */
const Caption = ({ plot: { seriesLeftOut, pointsLeftOut } }: { readonly plot: Plot }) => (
  <figcaption className="text-sm text-text-soft empty:hidden">
    {seriesLeftOut + pointsLeftOut > 0 && (
      <Plural
        value={seriesLeftOut + pointsLeftOut}
        one="The table below has one more than fits here."
        other="The table below has # more than fit here."
      />
    )}
  </figcaption>
);

const Legend = ({ kind, patterns, series }: PatternsProps) => (
  <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
    {series.map(({ key, label }, index) => {
      const { color, dashes } = lookOf(index);
      return (
        <li key={key} className="flex items-center gap-2">
          <svg aria-hidden="true" width="28" height="14" className="shrink-0">
            {kind === 'line' ? (
              <path d="M0 7h28" stroke={color} strokeWidth="3" strokeDasharray={dashes} />
            ) : (
              <rect
                x="1"
                y="1"
                width="26"
                height="12"
                stroke={color}
                fill={fillOf(index, patterns)}
              />
            )}
          </svg>
          <span>{label}</span>
        </li>
      );
    })}
  </ul>
);
