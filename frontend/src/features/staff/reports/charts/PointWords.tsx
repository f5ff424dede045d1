import { useLingui } from '@lingui/react/macro';
import { cellWords } from '../cell-words.ts';
import type { Plot, Point } from './plot.ts';
import { lookOf } from './series-look.ts';

interface PointWordsProps {
  readonly point: Point | undefined;
  readonly plot: Pick<Plot, 'series' | 'type' | 'xType'>;
}

/** All that is told of one place, spoken when the keyboard leads there. */
export const PointWords = ({ point, plot: { series, type, xType } }: PointWordsProps) => {
  const { i18n } = useLingui();
  return (
    <div role="status" aria-live="assertive">
      {point !== undefined && (
        <div className="rounded-soft border border-line-strong bg-raised px-3 py-2 text-sm text-text shadow-soft">
          <p className="font-semibold">{cellWords(i18n, point.x, xType)}</p>
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
                  {cellWords(i18n, point.cells[key] ?? null, type) || '–'}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
};
