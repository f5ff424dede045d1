type FontName = 'regular' | 'bold' | 'italic';

export interface Style {
  readonly font: FontName;
  /** In points. */
  readonly size: number;
  readonly color: string;
  /** Points above the baseline, for source numbers. */
  readonly raisedBy?: number;
}

export interface Piece {
  readonly text: string;
  readonly style: Style;
  /** External URL. */
  readonly href?: string;
  /** Name of a destination in the document. */
  readonly place?: string;
  /** Name of the link for screen readers. */
  readonly label?: string;
  /** Defaults to the language of the document. */
  readonly language?: string;
}

/** Part of a piece, on one line. */
export interface Fragment {
  readonly piece: Piece;
  readonly text: string;
  readonly width: number;
}

export type Line = readonly Fragment[];

export type Measure = (text: string, style: Style) => number;

interface Word {
  readonly fragments: readonly Fragment[];
  /** Width without the trailing space, which may extend into the margin. */
  readonly width: number;
}

/**
 * Breaks text into lines. A space stays at the end of its line, since a screen reader needs it between words.
 */
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
    // Long addresses have no spaces, so a line may break after each of their parts.
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

/** Joins adjacent words of one piece into one fragment. */
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
