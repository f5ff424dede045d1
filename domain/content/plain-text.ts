import type { Block, Run, Section } from './content.contract.ts';

/** Text of runs without styles, links and citations. */
export const plainRuns = (runs: readonly Run[]): string =>
  runs.map((run) => ('text' in run ? run.text : '')).join('');

/** Text of a section without its title and pictures: one line a paragraph, one line an item of a list. */
export const plainText = ({ blocks }: Pick<Section, 'blocks'>): string =>
  blocks.flatMap(linesOf).join('\n');

const linesOf = (block: Block): readonly string[] => {
  switch (block.kind) {
    case 'paragraph':
      return [plainRuns(block.runs)];
    case 'list':
      return block.items.map(plainRuns);
    case 'quote':
      return block.paragraphs.map(plainRuns);
    case 'picture':
      return [];
  }
};
