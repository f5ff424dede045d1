import {
  CONTENT_LANGUAGES,
  type ContentLanguage,
} from '@hearthway/domain/content/content.constants.ts';
import { CONTENT_KINDS } from '@hearthway/domain/content/kinds.ts';
import type { CompiledItem } from './compile.ts';
import type { References } from './draft.ts';
import { listed, type Report } from './fault.ts';

export interface IndexedQuestion {
  readonly kind: string;
  readonly id: string;
  /** Empty for the item as a whole. */
  readonly section: string;
  readonly language: ContentLanguage;
  readonly question: string;
}

/** Value of the section column in a question about the item as a whole. */
const WHOLE = '-';

/** Replaces the id in a file name: the questions apply to each item of the kind. */
const EACH = 'each';

/** Placeholder for the item's title in a question for each item. */
const TITLE = '{title}';

interface QuestionFile {
  /** Path such as `asked/KIND.ID.LANGUAGE.tsv`. */
  readonly path: string;
  readonly text: string;
  readonly addresses: References['addresses'];
  readonly items: readonly CompiledItem[];
}

/** Reads the questions of a file: one per line, with the id of the section, a tab, and the question. */
export const questionsIn = (
  { path, text, addresses, items }: QuestionFile,
  report: Report,
): readonly IndexedQuestion[] => {
  const refuse = (line: number, says: string) => report({ rule: 'asked', file: path, line, says });
  const [kindName, id = '', code] = (path.split('/')[1] ?? '').split('.');
  const kind = CONTENT_KINDS.find(({ name }) => name === kindName);
  const language = CONTENT_LANGUAGES.find((each) => each === code);
  const sections = kind && (id === EACH ? new Set<string>() : addresses.get(kind.path(id)));
  if (kind === undefined || language === undefined || sections === undefined) {
    refuse(
      1,
      `The file is named KIND.ID.LANGUAGE.tsv after an item that is there, or KIND.${EACH}.LANGUAGE.tsv, in the language ${listed(CONTENT_LANGUAGES)}.`,
    );
    return [];
  }
  const subjects: readonly Pick<CompiledItem, 'id' | 'texts'>[] =
    id === EACH ? items.filter((item) => item.kind === kind.name) : [{ id, texts: {} }];
  return text.split('\n').flatMap((line, at) => {
    if (line === '') return [];
    const [section = '', question = '', ...more] = line.split('\t');
    if (question.trim() === '' || more.length > 0) {
      refuse(at + 1, 'A line is the id of a section, a tab, and a question.');
      return [];
    }
    if (section !== WHOLE && !sections.has(section)) {
      refuse(at + 1, `The item has no section "${section}".`);
      return [];
    }
    return subjects.map((item) => ({
      kind: kind.name,
      id: item.id,
      section: section === WHOLE ? '' : section,
      language,
      question: question.replaceAll(TITLE, item.texts[language]?.words.title ?? ''),
    }));
  });
};
