import { STEP_FACT_IDS } from '@hearthway/domain/next-steps/step-facts.ts';
import { type AvoidedWord, readAvoidedWords } from './avoided-words.ts';
import { checkRecipe } from './checks/check-recipe.ts';
import { checkCitations } from './checks/citations.ts';
import { checkFrontFacts, citedBy } from './checks/front-facts.ts';
import { readFrontMatter } from './checks/front-matter.ts';
import { checkLinks, checkNext } from './checks/links.ts';
import { checkShape } from './checks/shape.ts';
import { checkSameWords, checkTranslations } from './checks/translations.ts';
import {
  checkAvoidedWords,
  checkQuotationMarks,
  checkReadingGrade,
  checkWordsGrade,
} from './checks/wording.ts';
import { type CompiledItem, compileItem } from './compile.ts';
import {
  addressesOf,
  type Draft,
  draftsOf,
  keyOf,
  type References,
  SOURCE_LANGUAGE,
} from './draft.ts';
import { excused, readExceptions } from './exceptions.ts';
import { type Fact, readFacts } from './facts.ts';
import { type Fault, type Report, sorted } from './fault.ts';
import type { ContentFolder } from './folder.ts';
import { groupsIn } from './groups/groups-in.ts';
import { type IndexedQuestion, questionsIn } from './indexed-questions.ts';
import { AVOIDED_WORDS, EXCEPTIONS, type Layout, layoutOf } from './layout.ts';
import { parseDocument } from './markdown/document.ts';
import { checkPictures } from './pictures.ts';

export interface CheckedContent {
  /** Items without faults. A folder is published only if it has no faults at all. */
  readonly items: readonly CompiledItem[];
  readonly faults: readonly Fault[];
  readonly drafts: readonly Draft[];
  readonly facts: ReadonlyMap<string, Fact>;
  readonly avoided: readonly AvoidedWord[];
  readonly asked: readonly IndexedQuestion[];
}

/**
 * Checks a folder of content. With `base`, the folder is layered over it: its items and facts replace those
 * with the same id, and it may cite and link to the others.
 */
export const checkContent = (
  { files, faults: unreadable }: Pick<ContentFolder, 'files' | 'faults'>,
  base?: CheckedContent,
): CheckedContent => {
  const faults: Fault[] = [...unreadable];
  const report: Report = (fault) => faults.push(fault);
  const textOf = (path: string): string => files.get(path) ?? '';

  const layout = layoutOf([...files.keys()], report);
  const ownFacts = uniqueFacts(layout, textOf, report);
  const avoided = [
    ...(base?.avoided ?? []),
    ...(layout.hasAvoidedWords ? readAvoidedWords(textOf(AVOIDED_WORDS), report) : []),
  ];
  const drafts = draftsOf(
    layout.items.map((file) => ({
      ...file,
      document: parseDocument({ ...file, file: file.path, text: textOf(file.path) }, report),
    })),
  );
  const groups = layout.groups.flatMap((path) => groupsIn(path, textOf(path), report));
  if (drafts.length + layout.groups.length === 0)
    report({ rule: 'files', file: '.', line: 1, says: 'There is no item in this folder.' });
  const replaced = new Set(drafts.map(keyOf));
  const below = (base?.drafts ?? []).filter((draft) => !replaced.has(keyOf(draft)));
  const references: References = {
    facts: new Map([...(base?.facts ?? []), ...ownFacts]),
    addresses: addressesOf([...below, ...drafts]),
  };

  const items = drafts.flatMap((draft) => {
    checkDraft(draft, { references, avoided, report });
    const fields = readFrontMatter(draft, report);
    if (fields === undefined) return [];
    checkSameWords(draft, fields, report);
    checkFrontFacts(draft, fields, references, report);
    checkWordsGrade(draft, fields, report);
    checkRecipe(draft, fields, report);
    checkNext({ ...draft, ...fields }, references, report);
    return compileItem(draft, fields, { ...references, files });
  });
  for (const draft of below) checkLinks(draft, references, report);
  checkPictures({ drafts, files, pictures: layout.pictures }, report);
  reportUncited(ownFacts, drafts, report);
  const exceptions = layout.hasExceptions ? readExceptions(textOf(EXCEPTIONS), report) : [];
  const asked = layout.asked.flatMap((path) =>
    questionsIn({ path, text: textOf(path), addresses: references.addresses, items }, report),
  );
  return {
    items: [...items, ...groups],
    faults: sorted(excused(faults, exceptions)),
    drafts,
    facts: references.facts,
    avoided,
    asked,
  };
};

const checkDraft = (
  draft: Draft,
  {
    references,
    avoided,
    report,
  }: {
    readonly references: References;
    readonly avoided: readonly AvoidedWord[];
    readonly report: Report;
  },
): void => {
  for (const document of draft.documents.values()) {
    checkShape({ kind: draft.kind, document }, report);
    checkCitations(draft.kind, document, references, report);
    checkAvoidedWords(document, avoided, report);
    checkQuotationMarks(document, report);
    checkReadingGrade(document, report);
  }
  checkTranslations(draft, report);
  checkLinks(draft, references, report);
};

const uniqueFacts = (
  layout: Layout,
  textOf: (path: string) => string,
  report: Report,
): ReadonlyMap<string, Fact> => {
  const facts = new Map<string, Fact>();
  for (const fact of layout.facts.flatMap((path) => readFacts(path, textOf(path), report))) {
    const { id, file, line } = fact;
    if (facts.has(id))
      report({
        rule: 'facts',
        file,
        line,
        says: `The fact "${id}" is there twice: each has its own id.`,
      });
    facts.set(id, fact);
  }
  return facts;
};

const reportUncited = (
  facts: ReadonlyMap<string, Fact>,
  drafts: readonly Draft[],
  report: Report,
): void => {
  const cited = new Set([
    ...STEP_FACT_IDS,
    ...drafts.flatMap((draft) =>
      citedBy(draft, draft.documents.get(SOURCE_LANGUAGE)?.frontMatter?.value),
    ),
  ]);
  for (const { id, file, line } of facts.values()) {
    if (!cited.has(id))
      report({ rule: 'uncited-fact', file, line, says: `No item cites the fact "${id}".` });
  }
};
