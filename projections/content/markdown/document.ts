import type { ContentLanguage } from '@hearthway/domain/content/content.constants.ts';
import type { ContentKind } from '@hearthway/domain/content/kinds.ts';
import type { Heading, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { Report, Rule } from '../fault.ts';
import { namedHeading } from './headings.ts';
import { lineOf, parseMarkdown } from './markdown.ts';
import type { ParsedDocument } from './parsed.ts';
import { parseQuestion } from './question.ts';
import { parseSection } from './section.ts';
import { readYaml, type YamlData } from './yaml-data.ts';

/** Heading that ends the sections, in every language. */
const QUESTIONS = 'Questions';

export interface DocumentFile {
  readonly kind: ContentKind;
  readonly file: string;
  readonly id: string;
  readonly language: ContentLanguage;
  readonly text: string;
}

interface Part {
  readonly heading: Heading;
  readonly content: readonly RootContent[];
}

/** Parses one file of an item. Invalid parts are reported and left out. */
export const parseDocument = (
  { kind, file, id, language, text }: DocumentFile,
  report: Report,
): ParsedDocument => {
  const refuseAs =
    (rule: Rule) =>
    (line: number, says: string): void =>
      report({ rule, file, line, says });
  const { children } = parseMarkdown(text);
  const frontMatter = frontMatterOf(children);
  const { before, parts } = partsOf(children.filter(({ type }) => type !== 'yaml'));
  const [stray] = before;
  if (stray !== undefined)
    refuseAs('sections')(lineOf(stray), 'Every paragraph belongs below a heading: ## Title {#id}.');
  const questionsFrom = parts.findIndex(({ heading }) => heading.depth === 1);
  const [opening, ...below] = questionsFrom === -1 ? [] : parts.slice(questionsFrom);
  if (
    opening !== undefined &&
    (textOf(opening.heading) !== QUESTIONS || opening.content.length > 0)
  )
    refuseAs('questions')(
      lineOf(opening.heading),
      `The only heading with one # is "# ${QUESTIONS}", in every language, followed by the first question.`,
    );
  const sections = questionsFrom === -1 ? parts : parts.slice(0, questionsFrom);
  return {
    file,
    id,
    language,
    frontMatter,
    sections: sections.flatMap(({ heading, content }) => {
      if (!isOfDepth(heading, 2, refuseAs('sections'))) return [];
      const named = namedHeading(heading, refuseAs('sections'));
      const line = lineOf(heading);
      const rules = { hasChecklists: kind.hasChecklists === true, refuse: refuseAs('markup') };
      return named ? parseSection(named, { line, content, ...rules }) : [];
    }),
    questions: below.flatMap(({ heading, content }) => {
      if (!isOfDepth(heading, 3, refuseAs('questions'))) return [];
      const named = namedHeading(heading, refuseAs('questions'));
      const line = lineOf(heading);
      return named ? parseQuestion(named, { line, content, refuse: refuseAs('questions') }) : [];
    }),
  };
};

const frontMatterOf = ([first]: readonly RootContent[]): YamlData | undefined =>
  first?.type === 'yaml' ? readYaml(first.value, lineOf(first) + 1) : undefined;

const partsOf = (nodes: readonly RootContent[]) => {
  const before: RootContent[] = [];
  const parts: { readonly heading: Heading; readonly content: RootContent[] }[] = [];
  for (const node of nodes) {
    if (node.type === 'heading') parts.push({ heading: node, content: [] });
    else (parts.at(-1)?.content ?? before).push(node);
  }
  return { before, parts: parts satisfies readonly Part[] };
};

const isOfDepth = (
  heading: Heading,
  depth: 2 | 3,
  refuse: (line: number, says: string) => void,
): boolean => {
  if (heading.depth === depth) return true;
  refuse(
    lineOf(heading),
    depth === 2
      ? 'A section has a heading with two #: ## Title {#id}.'
      : 'A question has a heading with three #: ### Question? {#id}.',
  );
  return false;
};
