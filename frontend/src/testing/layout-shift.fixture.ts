import * as z from 'zod/mini';
import type { PageWindow } from './wire.fixture.ts';

const rectSchema = z.object({
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
});

/** See https://wicg.github.io/layout-instability/ */
const shiftSchema = z.object({
  value: z.number(),
  hadRecentInput: z.boolean(),
  sources: z.array(
    z.object({ node: z.unknown(), previousRect: rectSchema, currentRect: rectSchema }),
  ),
});

export interface Shifts {
  /** For `prepare`. */
  readonly prepare: (page: PageWindow) => void;
  /** How far the page has jumped since it was opened: all shifts that followed no press or key. */
  readonly total: () => number;
  /** The parts that moved, for the message of a failure. */
  readonly moved: () => string;
}

/** Adds up the layout shifts of a page, from its first paint on. */
export const watchShifts = (): Shifts => {
  let total = 0;
  const moved: string[] = [];
  return {
    prepare: (page) => {
      new page.PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, hadRecentInput, sources } = shiftSchema.parse(entry);
          if (hadRecentInput) continue;
          total += value;
          for (const { node, previousRect, currentRect } of sources)
            moved.push(`${nameOf(node)} from ${at(previousRect)} to ${at(currentRect)}`);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    },
    total: () => total,
    moved: () => moved.join('\n'),
  };
};

const at = ({ x, y, width, height }: z.infer<typeof rectSchema>): string =>
  `${x} ${y} (${width} × ${height})`;

const nameOf = (node: unknown): string =>
  typeof node === 'object' && node !== null && 'outerHTML' in node
    ? String(node.outerHTML).slice(0, 160)
    : String(node);
