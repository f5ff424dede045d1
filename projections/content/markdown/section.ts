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

export const parseSection = (
  { id, title }: NamedHeading,
  {
    line,
    content,
    hasChecklists,
    refuse,
  }: {
    readonly line: number;
    readonly content: readonly RootContent[];
    readonly hasChecklists: boolean;
    readonly refuse: Refuse;
  },
): ParsedSection => {
  const parsed = content.map((node) => parseBlock(node, { hasChecklists, refuse }));
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

/** Determines the kind without counting pictures. */
const kindOf = (blocks: readonly Block[]): SectionKind => {
  const [only, ...others] = blocks.filter(({ kind }) => kind !== 'picture');
  if (others.length > 0) return 'text';
  if (only?.kind === 'list') return 'list';
  return only?.kind === 'quote' ? 'highlight' : 'text';
};

const NOTHING: Parsed = { blocks: [], passages: [], pictures: [] };

interface BlockRules {
  readonly hasChecklists: boolean;
  readonly refuse: Refuse;
}

const parseBlock = (node: RootContent, rules: BlockRules): Parsed => {
  const { refuse } = rules;
  switch (node.type) {
    case 'paragraph':
      return parseParagraph(node, refuse);
    case 'list':
      return parseList(node, rules);
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

const parseList = (list: List, { hasChecklists, refuse }: BlockRules): Parsed => {
  const boxes = list.children.filter(({ checked }) => typeof checked === 'boolean');
  const passages = list.children.flatMap(({ checked, children, position }) => {
    const line = position?.start.line ?? 1;
    if (typeof checked === 'boolean' && !hasChecklists)
      refuse(line, 'Boxes to tick belong below "# Questions".');
    else if (checked === true) refuse(line, 'A box is empty, so that a family can tick it: [ ].');
    else if (boxes.length > 0 && typeof checked !== 'boolean')
      refuse(line, 'Every item of this list has a box to tick, or none has.');
    return children.flatMap((child) => proseOf(child, refuse));
  });
  const items: readonly (readonly Run[])[] = passages.map(({ runs }) => runs);
  return {
    ...NOTHING,
    blocks: [
      {
        kind: 'list',
        isOrdered: list.ordered === true,
        ...(boxes.length > 0 && { isChecklist: true }),
        items,
      },
    ],
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
