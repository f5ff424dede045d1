import sax from 'sax';
import type { Report } from './fault.ts';

/** Allowed shapes, each with its positioning attributes. */
const SHAPES: Readonly<Record<string, readonly string[]>> = {
  svg: ['xmlns', 'viewBox'],
  g: [],
  circle: ['cx', 'cy', 'r'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  line: ['x1', 'y1', 'x2', 'y2'],
  path: ['d'],
  polygon: ['points'],
  polyline: ['points'],
  rect: ['x', 'y', 'width', 'height', 'rx', 'ry'],
};

const PAINT = ['fill', 'stroke'];

const STYLES = [
  ...PAINT,
  'fill-opacity',
  'fill-rule',
  'opacity',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'stroke-width',
  'transform',
];

/** Colors that are visible in every color mode. */
const COLORS = ['none', 'currentColor'];

/** Reports any SVG content except shapes in the color of the text. */
export const checkPicture = (file: string, text: string, report: Report): void => {
  const parser = sax.parser(true);
  const refuse = (says: string): void =>
    report({ rule: 'picture', file, line: parser.line + 1, says });
  let isRoot = true;
  parser.onopentag = ({ name, attributes }) => {
    const places = SHAPES[name];
    if (isRoot && (name !== 'svg' || !('viewBox' in attributes)))
      refuse('A picture begins with <svg> and a viewBox.');
    else if (places === undefined || (name === 'svg' && !isRoot))
      refuse(
        `A picture has shapes only, and no <${name}>: words cannot be translated in it, and scripts and styles could do harm.`,
      );
    isRoot = false;
    for (const [attribute, value] of Object.entries(attributes)) {
      if (places !== undefined && ![...places, ...STYLES].includes(attribute))
        refuse(`A picture's <${name}> may not have the attribute "${attribute}".`);
      if (PAINT.includes(attribute) && !COLORS.includes(String(value)))
        refuse(
          `Write currentColor or none for ${attribute}, not "${value}": pages have five color modes.`,
        );
    }
  };
  parser.ontext = (words) => {
    if (words.trim() !== '') refuse('A picture has no words: they cannot be translated in it.');
  };
  parser.onopencdata = () => refuse('A picture has no CDATA.');
  parser.ondoctype = () => refuse('A picture has no DOCTYPE.');
  parser.onprocessinginstruction = ({ name }) => {
    if (name !== 'xml') refuse(`A picture has no <?${name}?>.`);
  };
  parser.onerror = (error) => {
    refuse(`The picture is not well-formed SVG: ${error.message.split('\n')[0] ?? ''}.`);
    // Clears the error, which `write` would otherwise throw.
    parser.resume();
  };
  parser.write(text).close();
  if (isRoot) refuse('The picture is empty.');
};
