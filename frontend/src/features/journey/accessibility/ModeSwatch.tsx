import type { ColorMode } from '@hearthway/domain/journey/accessibility.constants.ts';
import { MODE_SWATCHES } from './mode-swatches.ts';

const DOTS = ['accent', 'positive', 'caution', 'danger'] as const;

/** A small page in the colors of a mode, shown in any other. */
export const ModeSwatch = ({ mode }: { readonly mode: ColorMode }) => {
  const colors = MODE_SWATCHES[mode];
  return (
    <svg
      viewBox="0 0 96 44"
      aria-hidden="true"
      data-swatch={mode}
      className="h-[44px] w-[96px] shrink-0 rounded-[6px] border border-line-strong"
    >
      <rect width="96" height="44" fill={colors.surface} />
      <rect x="6" y="6" width="84" height="32" rx="4" fill={colors.raised} />
      <path d="M13 15h30M13 22h24M13 29h28" stroke={colors.text} strokeWidth="3" />
      {DOTS.map((name, place) => (
        <circle key={name} cx={53 + 10 * place} cy="22" r="4" fill={colors[name]} />
      ))}
    </svg>
  );
};
