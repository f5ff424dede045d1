import { factIdsAt, factsNamedIn } from '@hearthway/domain/content/facts-of.ts';
import {
  type Draft,
  type DraftFields,
  fileOf,
  type References,
  SOURCE_LANGUAGE,
} from '../draft.ts';
import type { Report } from '../fault.ts';
import { citedIn, passagesOf } from '../markdown/parsed.ts';
import { wordLeaves } from '../word-leaves.ts';

/** Fields that state no facts. */
const TITLES = ['title', 'description', 'asked'];

/** Reports front matter values without a fact, unknown facts, and facts without a value. */
export const checkFrontFacts = (
  draft: Draft,
  { data, words }: DraftFields,
  { facts }: Pick<References, 'facts'>,
  report: Report,
): void => {
  const refuse = (path: readonly PropertyKey[], says: string): void =>
    report({ rule: 'citation', file: fileOf(draft), line: lineIn(draft, path), says });
  for (const { path, id } of factsNamedIn(data)) {
    if (!facts.has(id)) refuse(path, `There is no fact "${id}" in facts/: is it misspelled?`);
  }
  if (!draft.kind.isPublic) return;
  const source = words.get(SOURCE_LANGUAGE) ?? {};
  for (const { path } of wordLeaves(source)) {
    const [name = ''] = path;
    if (!TITLES.includes(name) && factIdsAt(data, `words.${path.join('.')}`).length === 0)
      refuse(path, `"${path.join('.')}" rests on no fact: name one in "facts".`);
  }
  for (const name of Object.keys(fieldsOf(data['facts']))) {
    if (!(name in source)) refuse(['facts', name], `"facts" names "${name}", which is not there.`);
  }
  const ids = idsIn(data);
  const worded = Object.keys(fieldsOf(fieldsOf(source)['wording']));
  for (const id of ids) {
    if (!worded.includes(id)) refuse(['wording'], `There are no words for "${id}" in "wording".`);
  }
  for (const id of worded) {
    if (!ids.includes(id)) refuse(['wording', id], `There is no entry "${id}" in the data.`);
  }
  checkFigures(draft, { data, words }, { facts }, report);
};

/** A billing code is a name rather than a figure: `97153`, `0362T`. */
const BILLING_CODE = /\b\d{4}[\dT]\b/g;

/** Reports figures supported only by general advice, in each language. */
const checkFigures = (
  { documents }: Draft,
  { data, words }: DraftFields,
  { facts }: Pick<References, 'facts'>,
  report: Report,
): void => {
  for (const [language, said] of words) {
    const document = documents.get(language);
    for (const { path, text } of wordLeaves(said)) {
      const known = factIdsAt(data, `words.${path.join('.')}`).flatMap((id) => facts.get(id) ?? []);
      const isAdvice = known.length > 0 && known.every(({ verified }) => verified === 'unverified');
      if (isAdvice && /\d/.test(text.replaceAll(BILLING_CODE, '')))
        report({
          rule: 'citation',
          file: document?.file ?? '',
          line: document?.frontMatter?.lineOf(path) ?? 1,
          says: `"${path.join('.')}" has a figure, and ${known.map(({ id }) => id).join(', ')} is general advice without a source: leave the figure out.`,
        });
    }
  }
};

const idsIn = (data: DraftFields['data']): readonly string[] =>
  Object.values(data)
    .flatMap((list) => (Array.isArray(list) ? list : []))
    .flatMap((entry: unknown) => {
      const { id } = fieldsOf(entry);
      return typeof id === 'string' ? id : [];
    });

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};

const lineIn = ({ documents }: Draft, path: readonly PropertyKey[]): number =>
  documents.get(SOURCE_LANGUAGE)?.frontMatter?.lineOf(path) ?? 1;

/** Returns the facts that an item cites, each once: those of its data, then those of its text. */
export const citedBy = (
  { documents }: Pick<Draft, 'documents'>,
  data: unknown,
): readonly string[] => [
  ...new Set([
    ...factsNamedIn(data).map(({ id }) => id),
    ...[...documents.values()].flatMap((document) => citedIn(passagesOf(document))),
  ]),
];
