import { contrastOf } from '../../components/contrast.ts';
import { useToken } from './useToken.ts';

/** As `#rrggbb`: a build shortens what it can. */
const useColor = (name: string): string =>
  useToken(`--color-${name}`).replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');

interface SwatchProps {
  /** Names of colors, without their prefix. */
  readonly text: string;
  readonly paper: string;
}

/** A text on a paper, with how much it stands out: 4.5 is the least, 7 where contrast is high. */
export const Swatch = ({ text, paper }: SwatchProps) => {
  const color = useColor(text);
  const background = useColor(paper);
  return (
    <li
      className="grid content-start gap-1 rounded-soft border border-line-strong p-3"
      style={{ color, background }}
    >
      <span className="font-semibold">{text}</span>
      <span className="text-sm">on {paper}</span>
      <span className="text-sm tabular-nums">{contrastOf(color, background).toFixed(1)} : 1</span>
    </li>
  );
};

/** Not for text: lines, frames and the focus. */
export const LineSwatch = ({ name }: { readonly name: string }) => {
  const color = useColor(name);
  const surface = useColor('surface');
  return (
    <li className="grid gap-2 rounded-soft border border-line bg-surface p-3">
      <span className="h-4 rounded-soft" style={{ background: color }} />
      <span className="text-sm">{name}</span>
      <span className="text-sm tabular-nums">{contrastOf(color, surface).toFixed(1)} : 1</span>
    </li>
  );
};
