import type { ContentLanguage } from '@hearthway/domain/content/content.constants.ts';
import type { CitedFact, ItemText } from '@hearthway/domain/content/content.contract.ts';
import type { Fields } from '@hearthway/domain/content/kinds.ts';
import { citedBy } from './checks/front-facts.ts';
import type { Draft, DraftFields, References } from './draft.ts';
import { withPictures } from './pictures.ts';

/** Item in its published form. It is self-contained, including facts and pictures. */
export interface CompiledItem {
  readonly kind: string;
  readonly id: string;
  readonly data: Fields;
  readonly texts: Readonly<Partial<Record<ContentLanguage, ItemText>>>;
  /** Facts that it cites, each once: of its data, then in the order of the text. */
  readonly facts: readonly CitedFact[];
}

export const compileItem = (
  { kind, id, documents }: Draft,
  { data, words }: DraftFields,
  { facts, files }: Pick<References, 'facts'> & { readonly files: ReadonlyMap<string, string> },
): CompiledItem => {
  const texts = [...documents].flatMap(([language, { sections, questions }]) => {
    const titles = words.get(language);
    if (titles === undefined) return [];
    const text: ItemText = {
      words: { ...titles },
      sections: sections.map((parsed) => ({
        ...parsed.section,
        blocks: withPictures(parsed, (file) => files.get(`${kind.folder}/${file}`)?.trim() ?? ''),
      })),
      questions: questions.map(({ question }) => question),
    };
    return [[language, text] as const];
  });
  return {
    kind: kind.name,
    id,
    data,
    texts: Object.fromEntries(texts),
    facts: citedBy({ documents }, data).flatMap((factId) => {
      const fact = facts.get(factId);
      if (fact === undefined) return [];
      const { source, url, asOf, verified } = fact;
      return {
        id: factId,
        source,
        ...(url === undefined ? {} : { url }),
        ...(asOf === 'undated' ? {} : { asOf }),
        verified,
      };
    }),
  };
};
