import {
  CONTENT_LANGUAGES,
  type ContentLanguage,
} from '@hearthway/domain/content/content.constants.ts';
import type { ContentKind, Fields, Titled } from '@hearthway/domain/content/kinds.ts';
import type { Fact } from './facts.ts';
import type { ItemFile } from './layout.ts';
import type { ParsedDocument } from './markdown/parsed.ts';

export interface Draft {
  readonly kind: ContentKind;
  readonly id: string;
  readonly documents: ReadonlyMap<ContentLanguage, ParsedDocument>;
}

export interface DraftFields {
  readonly data: Fields;
  readonly words: ReadonlyMap<ContentLanguage, Titled>;
}

/** Facts and pages that items of a folder can refer to, including those of the folder below it. */
export interface References {
  readonly facts: ReadonlyMap<string, Fact>;
  /** Ids of the sections, by the path of the item's page. */
  readonly addresses: ReadonlyMap<string, ReadonlySet<string>>;
}

export const [SOURCE_LANGUAGE] = CONTENT_LANGUAGES;

export const keyOf = ({ kind, id }: { readonly kind: ContentKind; readonly id: string }): string =>
  `${kind.name}/${id}`;

/** Returns the first of its documents, for faults of the item as a whole. */
export const fileOf = ({ kind, id, documents }: Draft): string =>
  documents.get(SOURCE_LANGUAGE)?.file ?? `${kind.folder}/${id}.${SOURCE_LANGUAGE}.md`;

export const draftsOf = (
  files: readonly (ItemFile & { readonly document: ParsedDocument })[],
): readonly Draft[] =>
  [...Map.groupBy(files, keyOf).values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const documents = new Map(same.map(({ language, document }) => [language, document]));
    return { kind: first.kind, id: first.id, documents };
  });

export const addressesOf = (drafts: readonly Draft[]): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(
    drafts.map(({ kind, id, documents }) => [
      kind.path(id),
      new Set(
        [...documents.values()].flatMap(({ sections }) =>
          sections.map(({ section }) => section.id),
        ),
      ),
    ]),
  );
