import { LINKABLE_PAGES } from '@hearthway/domain/content/content.constants.ts';
import { z } from 'zod';
import {
  type Draft,
  type DraftFields,
  fileOf,
  type References,
  SOURCE_LANGUAGE,
} from '../draft.ts';
import type { Report } from '../fault.ts';
import { linkedIn, type ParsedDocument, passagesOf } from '../markdown/parsed.ts';

export const checkLinks = (
  { kind, id, documents }: Draft,
  { addresses }: Pick<References, 'addresses'>,
  report: Report,
): void => {
  for (const document of documents.values()) {
    for (const { line, href } of linksOf(document)) {
      const says = faultOf(href.startsWith('#') ? kind.path(id) + href : href, addresses);
      if (says !== undefined) report({ rule: 'link', file: document.file, line, says });
    }
  }
};

const linksOf = (document: ParsedDocument) =>
  passagesOf(document).flatMap((passage) =>
    linkedIn([passage]).map((href) => ({ line: passage.line, href })),
  );

const PHONE = /^tel:\+?[\d-]+$/;

const faultOf = (
  href: string,
  addresses: ReadonlyMap<string, ReadonlySet<string>>,
): string | undefined => {
  if (PHONE.test(href)) return undefined;
  if (!href.startsWith('/'))
    return URL.canParse(href) && new URL(href).protocol === 'https:'
      ? undefined
      : `The link to "${href}" is not right: it begins with /, https:// or tel:.`;
  const [path = '', section] = href.split('#');
  const sections = addresses.get(path);
  if (sections === undefined)
    return section === undefined && LINKABLE_PAGES.some((page) => page === path)
      ? undefined
      : `The link to "${href}" is dead: there is no such page.`;
  return section === undefined || sections.has(section)
    ? undefined
    : `The link to "${href}" is dead: that page has no section "${section}".`;
};

const nextSchema = z.object({ next: z.array(z.string()) });

/** Reports unknown item ids in `next`. */
export const checkNext = (
  draft: Draft & Pick<DraftFields, 'data'>,
  { addresses }: Pick<References, 'addresses'>,
  report: Report,
): void => {
  const { data } = nextSchema.safeParse(draft.data);
  const frontMatter = draft.documents.get(SOURCE_LANGUAGE)?.frontMatter;
  for (const [index, id] of (data?.next ?? []).entries()) {
    if (id === draft.id || !addresses.has(draft.kind.path(id)))
      report({
        rule: 'link',
        file: fileOf(draft),
        line: frontMatter?.lineOf(['next', index]) ?? 1,
        says:
          id === draft.id
            ? '"next" names the item itself.'
            : `"next" names ${id}, and there is no such ${draft.kind.name}.`,
      });
  }
};
