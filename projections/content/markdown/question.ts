import { plainRuns } from '@hearthway/domain/content/plain-text.ts';
import type { ListItem, RootContent } from 'mdast';
import type { NamedHeading } from './headings.ts';
import { lineOf } from './markdown.ts';
import type { ParsedQuestion, Passage } from './parsed.ts';
import { type Refuse, runsOf } from './runs.ts';

/** Parses a question: its heading, and the list of options that follows it. */
export const parseQuestion = (
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
): ParsedQuestion => {
  const [list, ...others] = content;
  const options =
    list?.type === 'list' ? list.children.flatMap((item) => parseOption(item, refuse)) : [];
  if (list?.type !== 'list' || others.length > 0)
    refuse(
      lineOf(others[0] ?? list ?? { position: undefined }) || line,
      `The question "${title}" is followed by one list of options and nothing else: "- [x] right answer" and "- [ ] wrong answer".`,
    );
  return {
    line,
    question: { id, question: title, options: options.map(({ option }) => option) },
    passages: [
      { line, role: 'question', runs: [{ text: title }] },
      ...options.flatMap(({ passages }) => passages),
    ],
  };
};

interface ParsedOption {
  readonly option: ParsedQuestion['question']['options'][number];
  readonly passages: readonly Passage[];
}

const parseOption = (item: ListItem, refuse: Refuse): readonly ParsedOption[] => {
  const [answer, why, ...others] = item.children;
  if (typeof item.checked !== 'boolean' || answer?.type !== 'paragraph') {
    refuse(
      lineOf(item),
      'An option begins with "- [x]" when it is right and with "- [ ]" when not.',
    );
    return [];
  }
  if (why?.type !== 'paragraph' || others.length > 0) {
    refuse(
      lineOf(item),
      'An option is followed by one indented paragraph, after an empty line, that says why it is right or why it is an honest mistake.',
    );
    return [];
  }
  const answerRuns = runsOf(answer.children, refuse);
  const whyRuns = runsOf(why.children, refuse);
  return [
    {
      option: { text: plainRuns(answerRuns), isRight: item.checked, why: whyRuns },
      passages: [
        { line: lineOf(answer), role: 'option', runs: answerRuns },
        { line: lineOf(why), role: 'why', runs: whyRuns },
      ],
    },
  ];
};
