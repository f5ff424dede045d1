import type { PatternsProps } from './Patterns.tsx';
import { fillOf, lookOf } from './series-look.ts';

/** Which line, or which bar, is what. */
export const Legend = ({ kind, patterns, series }: PatternsProps) => (
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
