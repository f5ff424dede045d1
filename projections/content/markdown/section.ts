import type { Block, Run, SectionKind } from '@hearthway/domain/content/content.contract.ts';
import type { BlockContent, Image, List, Paragraph, RootContent } from 'mdast';
import type { NamedHeading } from './headings.ts';
import { lineOf } from './markdown.ts';
import type { ParsedPicture, ParsedSection, Passage } from './parsed.ts';
import { beginningOf, type Refuse, runsOf } from './runs.ts';

interface Parsed {
  readonly blocks: readonly Block[];
  readonly passages: readonly Passage[];
  readonly pictures: readonly ParsedPicture[];
}

/** A section: its heading and what follows it. */
export const parseSection = (
  { id, title }: NamedHeading,
  {
    line,
    content,
    refuse,
  }: {
    readonly line: number;
    readonly content: readonly RootContent[];
    readonly refuse: Refuse;
  },
): ParsedSection => {
  const parsed = content.map((node) => parseBlock(node, refuse));
  const blocks = parsed.flatMap((part) => part.blocks);
  return {
    line,
    section: { id, title, kind: kindOf(blocks), blocks },
    passages: [
      { line, role: 'heading', runs: [{ text: title }] },
      ...parsed.flatMap(({ passages }) => passages),
    ],
    pictures: parsed.flatMap(({ pictures }) => pictures),
  };
};

/** Pictures do not count. */
const kindOf = (blocks: readonly Block[]): SectionKind => {
  const [only, ...others] = blocks.filter(({ kind }) => kind !== 'picture');
  if (others.length > 0) return 'text';
  if (only?.kind === 'list') return 'list';
  return only?.kind === 'quote' ? 'highlight' : 'text';
};

const NOTHING: Parsed = { blocks: [], passages: [], pictures: [] };

const parseBlock = (node: RootContent, refuse: Refuse): Parsed => {
  switch (node.type) {
    case 'paragraph':
      return parseParagraph(node, refuse);
    case 'list':
      return parseList(node, refuse);
    case 'blockquote': {
      const passages = node.children.flatMap((child) => proseOf(child, refuse));
      return {
        ...NOTHING,
        blocks: [{ kind: 'quote', paragraphs: passages.map(({ runs }) => runs) }],
        passages,
      };
    }
    case 'html':
      refuse(lineOf(node), `HTML is not allowed: "${beginningOf(node.value)}". Write Markdown.`);
      return NOTHING;
    default:
      refuse(
        lineOf(node),
        `A section has paragraphs, lists, quotes and pictures only; this is Markdown for "${node.type}".`,
      );
      return NOTHING;
  }
};

const parseParagraph = (node: Paragraph, refuse: Refuse): Parsed => {
  const [only, ...others] = node.children;
  if (only?.type === 'image' && others.length === 0) return parsePicture(only);
  const runs = runsOf(node.children, refuse);
  return {
    ...NOTHING,
    blocks: [{ kind: 'paragraph', runs }],
    passages: [{ line: lineOf(node), role: 'prose', runs }],
  };
};

const parsePicture = (image: Image): Parsed => {
  const line = lineOf(image);
  const alt = image.alt ?? '';
  return {
    blocks: [{ kind: 'picture', svg: '', alt }],
    passages: alt === '' ? [] : [{ line, role: 'alt', runs: [{ text: alt }] }],
    pictures: [{ line, file: image.url, alt }],
  };
};

const parseList = (list: List, refuse: Refuse): Parsed => {
  const passages = list.children.flatMap(({ checked, children, position }) => {
    if (typeof checked === 'boolean')
      refuse(position?.start.line ?? 1, 'Boxes to tick belong below "# Questions".');
    return children.flatMap((child) => proseOf(child, refuse));
  });
  const items: readonly (readonly Run[])[] = passages.map(({ runs }) => runs);
  return {
    ...NOTHING,
    blocks: [{ kind: 'list', isOrdered: list.ordered === true, items }],
    passages,
  };
};

const proseOf = (
  node: BlockContent | Exclude<RootContent, BlockContent>,
  refuse: Refuse,
): readonly Passage[] => {
  if (node.type === 'paragraph')
    return [{ line: lineOf(node), role: 'prose', runs: runsOf(node.children, refuse) }];
  refuse(lineOf(node), 'An item of a list, or a quote, has plain sentences only.');
  return [];
};
