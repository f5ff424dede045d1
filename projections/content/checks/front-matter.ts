import type { ContentLanguage } from '@hearthway/domain/content/content.constants.ts';
import type { Titled } from '@hearthway/domain/content/kinds.ts';
import { z } from 'zod';
import { type Draft, type DraftFields, SOURCE_LANGUAGE } from '../draft.ts';
import type { Report } from '../fault.ts';
import { reportIssues, reportSyntax } from '../issues.ts';
import type { ParsedDocument } from '../markdown/parsed.ts';

const fieldsSchema = z.record(z.string(), z.unknown());

/**
 * Reads the front matter of an item. Returns undefined, and reports it, if that of one language is invalid.
 */
export const readFrontMatter = (draft: Draft, report: Report): DraftFields | undefined => {
  const { kind, documents } = draft;
  const words = new Map<ContentLanguage, Titled>();
  let data: DraftFields['data'] | undefined;
  for (const document of documents.values()) {
    const fields = fieldsOf(document, report);
    if (fields === undefined || document.frontMatter === undefined) continue;
    const { file, frontMatter, language } = document;
    const isSource = language === SOURCE_LANGUAGE;
    const ofItem = pick(fields, ([name]) => name in kind.data.shape);
    const ofLanguage = pick(fields, ([name]) => !(name in kind.data.shape));
    const readWords = kind.words.safeParse(ofLanguage);
    const place = { rule: 'front-matter', file } as const;
    if (readWords.success) words.set(language, readWords.data);
    else reportIssues(place, { data: frontMatter, error: readWords.error, report });
    if (isSource) {
      const readData = kind.data.safeParse(ofItem);
      if (readData.success) data = readData.data;
      else reportIssues(place, { data: frontMatter, error: readData.error, report });
    } else {
      for (const name of Object.keys(ofItem))
        report({
          ...place,
          line: frontMatter.lineOf([name]),
          says: `"${name}" is the same in every language: it stands in ${draft.id}.${SOURCE_LANGUAGE}.md only.`,
        });
    }
  }
  return data === undefined || words.size < documents.size ? undefined : { data, words };
};

const fieldsOf = (
  { file, frontMatter }: ParsedDocument,
  report: Report,
): Readonly<Record<string, unknown>> | undefined => {
  const place = { rule: 'front-matter', file } as const;
  if (frontMatter === undefined) {
    report({
      ...place,
      line: 1,
      says: 'The file begins with front matter between two lines of ---.',
    });
    return undefined;
  }
  if (reportSyntax(place, frontMatter, report)) return undefined;
  const fields = fieldsSchema.safeParse(frontMatter.value);
  if (fields.success) return fields.data;
  report({ ...place, line: 1, says: 'Front matter has lines of the form "name: value".' });
  return undefined;
};

const pick = (
  fields: Readonly<Record<string, unknown>>,
  isMeant: (entry: readonly [string, unknown]) => boolean,
): Readonly<Record<string, unknown>> => Object.fromEntries(Object.entries(fields).filter(isMeant));
