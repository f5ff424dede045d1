import { useLingui } from '@lingui/react/macro';
import {
  Bar,
  BarChart,
  CartesianGrid,
  Line,
  LineChart,
  Tooltip,
  type TooltipContentProps,
  useChartWidth,
  XAxis,
  YAxis,
} from 'recharts';
import { figureWords } from '../cell-words.ts';
import { axisNumber, axisWords, barWords } from './axis-words.ts';
import { lineDot } from './line-dot.tsx';
import { numberAt, type Plot, type Point } from './plot.ts';
import { fillOf, lookOf } from './series-look.ts';

interface PlotChartProps {
  readonly title: string;
  readonly kind: 'line' | 'bar';
  readonly plot: Plot;
  readonly patterns: string;
}

const TICK = { fill: 'var(--color-text-soft)', fontSize: '0.875rem' } as const;
const AXIS = { stroke: 'var(--color-line-strong)' } as const;
const GRID = 'var(--color-line)';
const PLACES = { dataKey: 'x', tick: TICK, axisLine: AXIS, tickLine: false } as const;
/** Space for the halves of the first and last labels outside the plot. */
const MARGINS = {
  line: { top: 8, right: 40, bottom: 0, left: 16 },
  bar: { top: 8, right: 28, bottom: 0, left: 0 },
} as const;

/** Pixels. */
const HEIGHT = 340;
const BAR_THICKNESS = 16;
const BETWEEN_BARS = 14;

/** Chart whose points the arrow keys select, shown and announced. */
export const PlotChart = ({ title, kind, plot, patterns }: PlotChartProps) => {
  const { i18n, t } = useLingui();
  const { points, series, type } = plot;
  const data = [...points];
  const shared = {
    data,
    responsive: true,
    margin: MARGINS[kind],
    desc: t`Use the left and right arrow keys to move from one value to the next. The table below has every number.`,
  };
  const numbers = {
    tick: TICK,
    axisLine: false,
    tickLine: false,
    allowDecimals: type === 'share' || type === 'cents',
    tickFormatter: (value: number) => axisNumber(i18n, value, type),
  } as const;
  const tooltip = (
    <Tooltip
      isAnimationActive={false}
      filterNull={false}
      cursor={{ stroke: 'var(--color-line-strong)', fill: 'var(--color-sunken)' }}
      content={({ label, active }: TooltipContentProps) => (
        <PointWords point={active ? pointAt(points, label) : undefined} plot={plot} />
      )}
    />
  );

  if (kind === 'line')
    return (
      <LineChart {...shared} title={t`Lines: ${title}`} style={{ width: '100%', height: HEIGHT }}>
        <CartesianGrid stroke={GRID} vertical={false} />
        <XAxis
          {...PLACES}
          tickFormatter={(place: string) => axisWords(i18n, place)}
          minTickGap={24}
          interval="equidistantPreserveStart"
        />
        <YAxis {...numbers} width="auto" />
        {tooltip}
        {series.map(({ key, label }, index) => {
          const { color, dashes } = lookOf(index);
          return (
            <Line
              key={key}
              name={label}
              dataKey={(point: Point) => numberAt(point, key)}
              stroke={color}
              strokeWidth={2.5}
              {...(dashes !== undefined && { strokeDasharray: dashes })}
              dot={lineDot(points, key)}
              isAnimationActive={false}
            />
          );
        })}
      </LineChart>
    );

  const bars = series.map(({ key, label }, index) => (
    <Bar
      key={key}
      name={label}
      dataKey={(point: Point) => numberAt(point, key)}
      fill={fillOf(index, patterns)}
      stroke={lookOf(index).color}
      isAnimationActive={false}
    />
  ));
  // Horizontal bars leave space for names beside them.
  const height = points.length * (series.length * BAR_THICKNESS + BETWEEN_BARS) + 40;
  return (
    <BarChart
      {...shared}
      layout="vertical"
      title={t`Bars: ${title}`}
      style={{ width: '100%', height }}
    >
      <CartesianGrid stroke={GRID} horizontal={false} />
      <XAxis {...numbers} type="number" />
      <NameAxis />
      {tooltip}
      {bars}
    </BarChart>
  );
};

const NameAxis = () => {
  const width = useChartWidth() ?? 0;
  const nameOf = (name: string): string => barWords(name, width);
  return <YAxis {...PLACES} type="category" width="auto" interval={0} tickFormatter={nameOf} />;
};

const pointAt = (points: readonly Point[], label: string | number | undefined) =>
  points.find(({ x }) => x === String(label));

interface PointWordsProps {
  readonly point: Point | undefined;
  readonly plot: Pick<Plot, 'series' | 'type'>;
}

/** All values at one point, announced on keyboard focus. */
const PointWords = ({ point, plot: { series, type } }: PointWordsProps) => {
  const { i18n } = useLingui();
  return (
    <div role="status" aria-live="assertive">
      {point !== undefined && (
        <div className="rounded-soft border border-line-strong bg-raised px-3 py-2 text-sm text-text shadow-soft">
          <p className="font-semibold">{axisWords(i18n, point.x)}</p>
          <ul>
            {series.map(({ key, label }, index) => (
              <li key={key} className="flex items-center justify-between gap-4">
                <span className="flex items-center gap-2">
                  <svg aria-hidden="true" width="10" height="10">
                    <circle cx="5" cy="5" r="5" fill={lookOf(index).color} />
                  </svg>
                  <span>{label}</span>
                </span>
                <span className="tabular-nums">
                  {figureWords(i18n, point.figures[key] ?? null, type) || '–'}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
};
