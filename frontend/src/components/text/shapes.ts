/** SVG element with attributes in React's names. */
export interface Shape {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly inside: readonly Shape[];
}

const NOT_DRAWN = /<!--[\s\S]*?-->|<\?[\s\S]*?\?>/g;
const TAG = /<(\/?)([a-z]+)((?:[^"'>]|"[^"]*"|'[^']*')*?)(\/?)>/gi;
const ATTRIBUTE = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/**
 * Parses an SVG file of shapes without text, as accepted by the content check. Own parser, since the server
 * has none and both sides must render the same.
 */
export const shapesIn = (svg: string): readonly Shape[] => {
  const root: Shape[] = [];
  const open = [root];
  for (const [, end, name = '', attributes = '', isEmpty] of svg
    .replace(NOT_DRAWN, '')
    .matchAll(TAG)) {
    if (end) {
      open.pop();
      continue;
    }
    const inside: Shape[] = [];
    open.at(-1)?.push({ name, attributes: attributesIn(attributes), inside });
    if (!isEmpty) open.push(inside);
  }
  return root;
};

const attributesIn = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', value, other = '']) => [
      reactName(name),
      value ?? other,
    ]),
  );

/** Converts `stroke-width` to `strokeWidth`. */
const reactName = (name: string): string =>
  name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
