import {
  FOOD_OUTCOMES,
  FOOD_STEPS,
  type FoodOutcome,
} from '@hearthway/domain/food-log/food-log.constants.ts';
import type { FoodOffer } from '@hearthway/domain/food-log/food-log.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { monthBeside } from './month-beside.ts';
import { monthWords, outcomeWords, stepWords } from './shared/food-words.ts';

interface MonthPictureProps {
  readonly month: string;
  readonly offers: readonly FoodOffer[];
}

const LEFT = 76;
const DAY = 14;
const ROW = 26;
const TOP = 8;

/** Days on which the axis has a number. */
const NUMBERED = [1, 8, 15, 22, 29];

/** A column for each day, a row for each step; a sign for each outcome, so that no color is needed. */
export const MonthPicture = ({ month, offers }: MonthPictureProps) => {
  const { i18n, t } = useLingui();
  const days = new Date(Date.parse(`${monthBeside(month, 1)}-01T00:00:00Z`) - 1).getUTCDate();
  const steps = FOOD_STEPS.toReversed();
  const width = LEFT + days * DAY + 4;
  const height = TOP + steps.length * ROW + 22;
  const seen = new Set<string>();
  const signs = offers.flatMap(({ offeredOn, step, outcome }) => {
    const day = Number(offeredOn.slice(8));
    const key = `${day} ${step} ${outcome}`;
    if (seen.has(key)) return [];
    seen.add(key);
    const x = LEFT + (day - 0.5) * DAY;
    const y = TOP + (steps.indexOf(step) + 0.5) * ROW;
    return [{ key, outcome, x, y: y + (FOOD_OUTCOMES.indexOf(outcome) - 1) * 8 }];
  });
  return (
    <figure className="grid grid-cols-1 gap-2">
      <svg
        role="img"
        aria-label={t`Steps by day in ${monthWords(i18n, month)}. The table below tells the same.`}
        viewBox={`0 0 ${width} ${height}`}
        className="w-full text-text"
      >
        {steps.map((step, row) => (
          <g key={step}>
            <text x={0} y={TOP + (row + 0.5) * ROW + 4} className="fill-current text-[13px]">
              {stepWords(i18n, step)}
            </text>
            <line
              x1={LEFT}
              x2={width}
              y1={TOP + (row + 1) * ROW}
              y2={TOP + (row + 1) * ROW}
              className="stroke-line"
            />
          </g>
        ))}
        {NUMBERED.filter((day) => day <= days).map((day) => (
          <text
            key={day}
            x={LEFT + (day - 0.5) * DAY}
            y={height - 4}
            textAnchor="middle"
            className="fill-current text-[13px]"
          >
            {day}
          </text>
        ))}
        {signs.map(({ key, ...sign }) => (
          <Sign key={key} {...sign} />
        ))}
      </svg>
      <figcaption className="flex flex-wrap gap-x-4 text-sm">
        {FOOD_OUTCOMES.map((outcome) => (
          <span key={outcome} className="inline-flex items-center gap-1">
            <svg aria-hidden viewBox="0 0 12 12" className="size-3 text-text">
              <Sign outcome={outcome} x={6} y={6} />
            </svg>
            {outcomeWords(i18n, outcome)}
          </span>
        ))}
        <span>
          <Trans>A sign may stand for several offers of a day.</Trans>
        </span>
      </figcaption>
    </figure>
  );
};

interface SignProps {
  readonly outcome: FoodOutcome;
  readonly x: number;
  readonly y: number;
}

const Sign = ({ outcome, x, y }: SignProps) => {
  switch (outcome) {
    case 'fine':
      return <circle cx={x} cy={y} r={4} className="fill-accent" />;
    case 'refused':
      return (
        <circle cx={x} cy={y} r={3.25} fill="none" strokeWidth={1.5} className="stroke-text" />
      );
    case 'upset':
      return (
        <path
          d={`M${x - 4} ${y + 3.5}h8l-4 -7z`}
          fill="none"
          strokeWidth={1.5}
          className="stroke-text"
        />
      );
  }
};
