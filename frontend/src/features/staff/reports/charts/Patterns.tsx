import type { Series } from './plot.ts';
import { lookOf } from './series-look.ts';

/** Degrees: stripes that differ in their direction. The first series is plain. */
const DIRECTIONS = [0, 45, 90, 135, 0, 22] as const;

export interface PatternsProps {
  readonly kind: 'line' | 'bar';
  /** Prefix of their ids. */
  readonly patterns: string;
  readonly series: readonly Series[];
}

/** Fill patterns of bars, which tell them apart without color, such as on paper. */
export const Patterns = ({ kind, patterns, series }: PatternsProps) =>
  kind === 'line' ? null : (
    <svg aria-hidden="true" className="absolute size-0">
      <defs>
        {series.map(({ key }, index) => (
          <pattern
            key={key}
            id={`${patterns}-${index}`}
            width="7"
            height="7"
            patternUnits="userSpaceOnUse"
            patternTransform={`rotate(${DIRECTIONS[index % DIRECTIONS.length]})`}
          >
            <rect width="4.5" height="7" fill={lookOf(index).color} />
          </pattern>
        ))}
      </defs>
    </svg>
  );
