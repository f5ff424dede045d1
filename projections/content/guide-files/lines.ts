/** Fonts by what they are for. */
type FontName = 'regular' | 'bold' | 'italic';

export interface Style {
  readonly font: FontName;
  /** In points. */
  readonly size: number;
  readonly color: string;
  /** Points above the line, as the number of a source is. */
  readonly raisedBy?: number;
}

/** Text in one style, and where a press on it leads. */
export interface Piece {
  readonly text: string;
  readonly style: Style;
  /** An address outside. */
  readonly href?: string;
  /** Name of a place in the document. */
  readonly place?: string;
  /** Name of the link for screen readers. */
  readonly label?: string;
  /** Unless it is that of the document. */
  readonly language?: string;
}

/** A part of a piece, on one line. */
export interface Fragment {
  readonly piece: Piece;
  readonly text: string;
  readonly width: number;
}

export type Line = readonly Fragment[];

export type Measure = (text: string, style: Style) => number;

interface Word {
  readonly fragments: readonly Fragment[];
  /** Width without the space at its end, which may stand in the margin. */
  readonly width: number;
}

/** Breaks text into lines. A space stays at the end of its line: a reader needs it between words. */
export const linesOf = (
  pieces: readonly Piece[],
  { width, measure }: { readonly width: number; readonly measure: Measure },
): readonly Line[] => {
  const lines: Fragment[][] = [[]];
  let left = width;
  for (const word of wordsOf(pieces, measure)) {
    const isFirst = lines.at(-1)?.length === 0;
    if (word.width > left && !isFirst) {
      lines.push([]);
      left = width;
    }
    lines.at(-1)?.push(...word.fragments);
    for (const fragment of word.fragments) left -= fragment.width;
  }
  return lines.filter((line) => line.length > 0).map(joined);
};

const WORD = /\S*\s+|\S+/g;

const PART_OF_ADDRESS = /(?:https?:\/\/)?[^/?&=_-]+[/?&=_-]*|[/?&=_-]+/g;

const wordsOf = (pieces: readonly Piece[], measure: Measure): readonly Word[] => {
  const words: Word[] = [];
  let fragments: Fragment[] = [];
  const end = (): void => {
    if (fragments.length > 0) words.push({ fragments, width: inked(fragments, measure) });
    fragments = [];
  };
  for (const piece of pieces) {
    // An address has no spaces: it may end a line after each of its parts.
    const isAddress = piece.href === piece.text;
    for (const [text] of piece.text.matchAll(isAddress ? PART_OF_ADDRESS : WORD)) {
      fragments.push({ piece, text, width: measure(text, piece.style) });
      if (isAddress || /\s$/.test(text)) end();
    }
  }
  end();
  return words;
};

const inked = (fragments: readonly Fragment[], measure: Measure): number =>
  fragments.reduce(
    (sum, { piece, text, width }, index) =>
      sum + (index === fragments.length - 1 ? measure(text.trimEnd(), piece.style) : width),
    0,
  );

/** Words of one piece beside each other are one fragment. */
const joined = (line: Line): Line => {
  const fragments: Fragment[] = [];
  for (const fragment of line) {
    const last = fragments.at(-1);
    if (last?.piece === fragment.piece) {
      const { piece } = last;
      const text = last.text + fragment.text;
      fragments.splice(-1, 1, { piece, text, width: last.width + fragment.width });
    } else fragments.push(fragment);
  }
  return fragments;
};
