/** An element of a picture, with its attributes as React names them. */
export interface Shape {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly inside: readonly Shape[];
}

const NOT_DRAWN = /<!--[\s\S]*?-->|<\?[\s\S]*?\?>/g;
const TAG = /<(\/?)([a-z]+)((?:[^"'>]|"[^"]*"|'[^']*')*?)(\/?)>/gi;
const ATTRIBUTE = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/**
 * The elements of an SVG file that the check of the content has let through: shapes without any text.
 * Written out here, since a server has no parser for them and the page must look the same from both.
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

/** `strokeWidth` for `stroke-width`. */
const reactName = (name: string): string =>
  name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
