import type { ContentLanguage } from '@hearthway/domain/content/content.constants.ts';
import type { Question, Run, Section } from '@hearthway/domain/content/content.contract.ts';
import type { YamlData } from './yaml-data.ts';

/** Words of an item, with their line. */
export interface Passage {
  readonly line: number;
  /** `prose` is a paragraph or a list item; `why` explains an answer. */
  readonly role: 'prose' | 'question' | 'option' | 'why' | 'heading' | 'alt';
  readonly runs: readonly Run[];
}

export interface ParsedPicture {
  readonly line: number;
  /** Name of a file in the same folder. */
  readonly file: string;
  readonly alt: string;
}

/** Section whose pictures are not yet read: `svg` is empty. */
export interface ParsedSection {
  readonly line: number;
  readonly section: Section;
  readonly passages: readonly Passage[];
  readonly pictures: readonly ParsedPicture[];
}

export interface ParsedQuestion {
  readonly line: number;
  readonly question: Question;
  readonly passages: readonly Passage[];
}

export interface ParsedDocument {
  readonly file: string;
  readonly id: string;
  readonly language: ContentLanguage;
  /** Undefined if there is none. */
  readonly frontMatter: YamlData | undefined;
  readonly sections: readonly ParsedSection[];
  readonly questions: readonly ParsedQuestion[];
}

export const passagesOf = ({
  sections,
  questions,
}: Pick<ParsedDocument, 'sections' | 'questions'>): readonly Passage[] => [
  ...sections.flatMap(({ passages }) => passages),
  ...questions.flatMap(({ passages }) => passages),
];

/** Returns the facts that passages cite, in order. */
export const citedIn = (passages: readonly Passage[]): readonly string[] =>
  passages.flatMap(({ runs }) => runs.flatMap((run) => ('facts' in run ? run.facts : [])));

export const linkedIn = (passages: readonly Passage[]): readonly string[] =>
  passages.flatMap(({ runs }) => [
    ...new Set(runs.flatMap((run) => ('text' in run && run.href !== undefined ? run.href : []))),
  ]);
