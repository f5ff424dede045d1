import type { PictureName } from '@hearthway/domain/entry-faces/entry-faces.constants.ts';
import { atHome } from './at-home.ts';
import { outside } from './outside.ts';
import type { Shapes } from './shapes.ts';

const PICTOGRAMS: Readonly<Record<PictureName, Shapes>> = { ...atHome, ...outside };

interface PictogramProps {
  readonly name: PictureName;
  readonly className: string;
}

/** Drawing beside a word that says the same. */
export const Pictogram = ({ name, className }: PictogramProps) => {
  const { areas, bold, thin } = PICTOGRAMS[name];
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className={className} fill="none">
      {areas.map(([wash, path]) => (
        <path key={path} className={wash} d={path} />
      ))}
      <g className="stroke-text" strokeLinecap="round" strokeLinejoin="round">
        <path strokeWidth="2.5" d={bold} />
        <path strokeWidth="1.5" d={thin} />
      </g>
    </svg>
  );
};
