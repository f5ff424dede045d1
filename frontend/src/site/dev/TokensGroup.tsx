import { contrastOf } from '../../components/contrast.ts';
import { Group, Specimen } from './Group.tsx';
import { useToken } from './useToken.ts';

const PAPERS = ['surface', 'raised', 'sunken'];
const TEXTS = ['text', 'text-soft', 'accent', 'accent-strong', 'positive', 'caution', 'danger'];
const WASHED = [
  'accent',
  'positive',
  'caution',
  'danger',
  'mason-blue',
  'mason-purple',
  'mason-green',
  'yellow-600',
  'indigo-600',
  'pink-600',
];
const LINES = ['line', 'line-strong', 'focus', 'scrim'];

const PAIRS = [
  ...PAPERS.flatMap((paper) => TEXTS.map((text) => ({ text, paper }))),
  { text: 'on-accent', paper: 'accent' },
  { text: 'on-accent', paper: 'accent-strong' },
  ...WASHED.map((text) => ({ text, paper: `${text}-wash` })),
];

const SIZES = [
  'text-sm',
  'text-base',
  'text-lg',
  'text-xl',
  'text-2xl',
  'text-3xl',
  'text-hero',
] as const;
const SPACES = ['w-1', 'w-2', 'w-3', 'w-4', 'w-6', 'w-8', 'w-10', 'w-12'] as const;
const MOTIONS = ['--motion-hand', '--motion-short', '--motion-long', '--ease-calm', '--autoplay'];

export const TokensGroup = () => (
  <Group id="tokens">
    <Specimen name="Colors of text">
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-7">
        {PAIRS.map(({ text, paper }) => (
          <Swatch key={`${text} ${paper}`} text={text} paper={paper} />
        ))}
      </ul>
    </Specimen>
    <Specimen name="Colors of lines">
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {LINES.map((name) => (
          <LineSwatch key={name} name={name} />
        ))}
      </ul>
    </Specimen>
    <Specimen name="Type">
      <ul data-type-scale className="grid gap-2">
        {SIZES.map((size) => (
          <li key={size} className={size}>
            {size}: a calm guide for families
          </li>
        ))}
      </ul>
    </Specimen>
    <Specimen name="Space">
      <ul className="grid gap-2">
        {SPACES.map((space) => (
          <li key={space} className="flex items-center gap-3 text-sm">
            <span className={`h-4 bg-accent ${space}`} />
            {space.slice('w-'.length)}
          </li>
        ))}
      </ul>
    </Specimen>
    <Specimen name="Radius and shadow">
      <div className="flex flex-wrap gap-6">
        <p className="rounded-soft border border-line bg-raised p-6">rounded-soft</p>
        <p className="rounded-soft bg-raised p-6 shadow-soft">shadow-soft</p>
      </div>
    </Specimen>
    <Specimen name="Motion">
      <div className="flex flex-wrap items-center gap-6">
        <span
          aria-hidden
          className="size-8 animate-spin rounded-full border-4 border-line border-t-accent"
        />
        <span aria-hidden className="h-8 w-24 animate-breathe rounded-soft bg-accent" />
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 text-sm">
          {MOTIONS.map((name) => (
            <Token key={name} name={name} />
          ))}
        </dl>
      </div>
    </Specimen>
  </Group>
);

const Token = ({ name }: { readonly name: string }) => {
  const value = useToken(name);
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
};

/** As `#rrggbb`: a build shortens what it can. */
const useColor = (name: string): string =>
  useToken(`--color-${name}`).replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');

interface SwatchProps {
  /** Color names without their prefix. */
  readonly text: string;
  readonly paper: string;
}

/** A text on a background with its contrast: at least 4.5, or 7 in high contrast. */
const Swatch = ({ text, paper }: SwatchProps) => {
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
const LineSwatch = ({ name }: { readonly name: string }) => {
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
