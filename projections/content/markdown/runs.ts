import type { Run, TextRun } from '@hearthway/domain/content/content.contract.ts';
import type { PhrasingContent } from 'mdast';
import { lineOf } from './markdown.ts';

/** Reports forbidden markup. */
export type Refuse = (line: number, says: string) => void;

type Style = Pick<TextRun, 'isStrong' | 'isEmphasized' | 'href'>;

/** Returns text, styles, links and citations of a paragraph. */
export const runsOf = (content: readonly PhrasingContent[], refuse: Refuse): readonly Run[] =>
  tidied(content.flatMap((node) => runsOfNode(node, {}, refuse)));

const runsOfNode = (node: PhrasingContent, style: Style, refuse: Refuse): readonly Run[] => {
  switch (node.type) {
    case 'text':
      return withCitations(node.value, style);
    case 'break':
      return [{ ...style, text: ' ' }];
    case 'strong':
      return node.children.flatMap((it) => runsOfNode(it, { ...style, isStrong: true }, refuse));
    case 'emphasis':
      return node.children.flatMap((it) =>
        runsOfNode(it, { ...style, isEmphasized: true }, refuse),
      );
    case 'link':
      return node.children.flatMap((it) => runsOfNode(it, { ...style, href: node.url }, refuse));
    case 'html':
      refuse(lineOf(node), `HTML is not allowed: "${beginningOf(node.value)}". Write Markdown.`);
      return [];
    case 'image':
      refuse(lineOf(node), 'A picture needs a paragraph of its own, with an empty line around it.');
      return [];
    case 'inlineCode':
    case 'delete':
    case 'footnoteReference':
    case 'imageReference':
    case 'linkReference':
      refuse(lineOf(node), `${MARKUP[node.type]} not allowed here. Use plain words.`);
      return [];
  }
};

const MARKUP = {
  inlineCode: 'Code is',
  delete: 'Struck-out text is',
  footnoteReference: 'Footnotes are',
  imageReference: 'References to pictures are',
  linkReference: 'References to links are',
} as const;

export const beginningOf = (text: string): string =>
  text.length > 40 ? `${text.slice(0, 40)}…` : text;

/** Pandoc citation: `[@fact]` or `[@fact; @other]`. */
const CITATION = /\[(@[^\]]*)\]/;

const withCitations = (text: string, style: Style): readonly Run[] =>
  text
    .split(CITATION)
    .map((part, index) =>
      index % 2 === 0 ? { ...style, text: part.replaceAll(/\s+/g, ' ') } : { facts: factsIn(part) },
    )
    .filter((run) => !('text' in run) || run.text !== '');

const factsIn = (citation: string): readonly string[] =>
  citation.split(';').map((fact) => fact.trim().replace(/^@/, ''));

/** Removes the space before a citation, and around the paragraph. */
const tidied = (runs: readonly Run[]): readonly Run[] =>
  runs
    .map((run, index) => {
      if (!('text' in run)) return run;
      const next = runs[index + 1];
      const isBeforeCitation = next === undefined || 'facts' in next;
      const text = isBeforeCitation ? run.text.trimEnd() : run.text;
      return { ...run, text: index === 0 ? text.trimStart() : text };
    })
    .filter((run) => !('text' in run) || run.text !== '');
