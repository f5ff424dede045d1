import {
  CONTENT_LANGUAGES,
  type ContentLanguage,
} from '@hearthway/domain/content/content.constants.ts';
import { CONTENT_KINDS, type ContentKind, supportGroups } from '@hearthway/domain/content/kinds.ts';
import { listed, type Report } from './fault.ts';
import { ID } from './markdown/headings.ts';

export interface ItemFile {
  readonly path: string;
  readonly kind: ContentKind;
  readonly id: string;
  readonly language: ContentLanguage;
}

export interface Layout {
  readonly items: readonly ItemFile[];
  readonly facts: readonly string[];
  readonly pictures: readonly string[];
  /** Lists of support groups, in CSV. */
  readonly groups: readonly string[];
  /** Questions that parents ask about sections, a file for each item and language. */
  readonly asked: readonly string[];
  readonly hasAvoidedWords: boolean;
  readonly hasExceptions: boolean;
}

export const AVOIDED_WORDS = 'avoided-words.txt';

export const EXCEPTIONS = 'exceptions.yaml';

const README = 'README.md';

/** Sorts paths into a layout; reports paths that do not belong. */
export const layoutOf = (paths: readonly string[], report: Report): Layout => {
  const items: ItemFile[] = [];
  const facts: string[] = [];
  const pictures: string[] = [];
  const groups: string[] = [];
  const asked: string[] = [];
  for (const path of paths) {
    const item = itemFileOf(path);
    if (item !== undefined) items.push(item);
    else if (/^facts\/[^/]+\.json$/.test(path)) facts.push(path);
    else if (isGroupList(path)) groups.push(path);
    else if (/^asked\/[^/]+\.tsv$/.test(path)) asked.push(path);
    else if (kindOfFolder(path) !== undefined && /\.svg$/.test(path)) pictures.push(path);
    else if (![README, AVOIDED_WORDS, EXCEPTIONS].includes(path))
      report({ rule: 'files', file: path, line: 1, says: sayWhatBelongs(path) });
  }
  return {
    items,
    facts,
    pictures,
    groups,
    asked,
    hasAvoidedWords: paths.includes(AVOIDED_WORDS),
    hasExceptions: paths.includes(EXCEPTIONS),
  };
};

const isGroupList = (path: string): boolean =>
  kindOfFolder(path) === supportGroups && path.endsWith('.csv');

const kindOfFolder = (path: string): ContentKind | undefined => {
  const [folder, name, ...deeper] = path.split('/');
  if (name === undefined || deeper.length > 0) return undefined;
  return CONTENT_KINDS.find((kind) => kind.folder === folder);
};

const itemFileOf = (path: string): ItemFile | undefined => {
  const kind = kindOfFolder(path);
  const [id = '', code, extension, ...more] = (path.split('/')[1] ?? '').split('.');
  const language = CONTENT_LANGUAGES.find((it) => it === code);
  if (!kind || !language || extension !== 'md' || more.length > 0 || !ID.test(id)) return undefined;
  return { path, kind, id, language };
};

const sayWhatBelongs = (path: string): string =>
  kindOfFolder(path) === undefined
    ? `No such file belongs here. There are: ${listed([...CONTENT_KINDS.map(({ folder }) => `${folder}/`), 'facts/*.json', 'asked/*.tsv', AVOIDED_WORDS, EXCEPTIONS, README])}.`
    : `A file here is named ID.LANGUAGE.md, in lower-case letters, digits and dashes, with the language ${listed(CONTENT_LANGUAGES)}, or NAME.svg.`;
