import { createElement, type ReactNode } from 'react';
import { keyed } from './cited.ts';
import { type Shape, shapesIn } from './shapes.ts';

interface PictureProps {
  /** Lines and shapes only, enforced by the content check. */
  readonly svg: string;
  readonly alt: string;
}

/** Inline, to inherit the text color, which an image file could not. */
export const Picture = ({ svg, alt }: PictureProps) => (
  <div role="img" aria-label={alt} className="max-w-sm text-accent *:w-full">
    {drawn(shapesIn(svg))}
  </div>
);

const drawn = (shapes: readonly Shape[]): ReactNode =>
  keyed(shapes).map(({ key, item: { name, attributes, inside } }) =>
    // Hidden, since the frame describes it in words.
    createElement(
      name,
      { ...attributes, key, ...(name === 'svg' && { 'aria-hidden': true }) },
      ...(inside.length > 0 ? [drawn(inside)] : []),
    ),
  );
