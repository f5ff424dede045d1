import { createElement, type ReactNode } from 'react';
import { keyed } from './cited.ts';
import { type Shape, shapesIn } from './shapes.ts';

interface PictureProps {
  /** Lines and shapes only: the check of the content sees to it. */
  readonly svg: string;
  readonly alt: string;
}

/** In the color of the text, which an image file would not know. */
export const Picture = ({ svg, alt }: PictureProps) => (
  <div role="img" aria-label={alt} className="max-w-sm text-accent *:w-full">
    {drawn(shapesIn(svg))}
  </div>
);

const drawn = (shapes: readonly Shape[]): ReactNode =>
  keyed(shapes).map(({ key, item: { name, attributes, inside } }) =>
    // The frame says it in words.
    createElement(
      name,
      { ...attributes, key, ...(name === 'svg' && { 'aria-hidden': true }) },
      ...(inside.length > 0 ? [drawn(inside)] : []),
    ),
  );
