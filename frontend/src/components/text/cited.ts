import type { Block, CitedFact, Run, Section } from '@hearthway/domain/content/content.contract.ts';

/** Facts in order of citation, numbered from 1. */
export type CitedFacts = readonly CitedFact[];

const citedBy = (runs: readonly Run[], known: readonly CitedFact[]): CitedFacts => {
  const ids = new Set(runs.flatMap((run) => ('facts' in run ? run.facts : [])));
  return [...ids].flatMap((id) => known.find((fact) => fact.id === id) ?? []);
};

export const factsIn = (blocks: readonly Block[], known: readonly CitedFact[]): CitedFacts =>
  citedBy(blocks.flatMap(linesOf).flat(), known);

export const factsInRuns = citedBy;

/** Section as read aloud: its title, then a line per paragraph or item. */
export const spokenLines = ({ title, blocks }: Pick<Section, 'title' | 'blocks'>) =>
  [title, ...blocks.flatMap((block) => linesOf(block).map(wordsOf))].filter(
    (line) => line.trim() !== '',
  );

const linesOf = (block: Block): readonly (readonly Run[])[] => {
  switch (block.kind) {
    case 'paragraph':
      return [block.runs];
    case 'list':
      return block.items;
    case 'quote':
      return block.paragraphs;
    case 'picture':
      return [[{ text: block.alt }]];
  }
};

const wordsOf = (runs: readonly Run[]): string =>
  runs.map((run) => ('text' in run ? run.text : '')).join('');

/** Items keyed by position, since texts are static. */
export const keyed = <Item>(
  items: readonly Item[],
): readonly { readonly key: string; readonly item: Item }[] =>
  items.map((item, place) => ({ key: String(place), item }));
