import {
  CONTENT_LANGUAGES,
  type ContentLanguage,
} from '@hearthway/domain/content/content.constants.ts';
import { guideFileName, guideFilePath } from '@hearthway/domain/content/guide.constants.ts';
import { guideDataSchema } from '@hearthway/domain/content/guide.contract.ts';
import { guides } from '@hearthway/domain/content/kinds.ts';
import { checkContent } from '../check-content.ts';
import { CONTENT_FOLDER, readFolder } from '../folder.ts';
import { guidePdf } from './guide-pdf.ts';

export interface GuideFile {
  readonly id: string;
  readonly language: ContentLanguage;
  readonly title: string;
  readonly path: string;
  /** File name for downloads. */
  readonly name: string;
  readonly pages: number;
  readonly bytes: Uint8Array;
}

/** Creates the product's guides as files, from the same content that is published for their pages. */
export const makeGuideFiles = async (): Promise<readonly GuideFile[]> => {
  const { files } = await readFolder(CONTENT_FOLDER);
  // Skips links to other content, which are checked at publishing.
  const needed = [...files].filter(([path]) => /^(?:guides|facts)\//.test(path));
  const { items } = checkContent({ files: new Map(needed), faults: [] });
  const made = items
    .filter(({ kind }) => kind === guides.name)
    .map(({ data, ...item }) => ({ ...item, data: guideDataSchema.parse(data) }))
    .toSorted((one, other) => one.data.order - other.data.order)
    .flatMap(({ id, data: { checked }, texts, facts }) =>
      CONTENT_LANGUAGES.map(async (language): Promise<GuideFile> => {
        const text = texts[language];
        if (text === undefined) throw new Error(`The guide ${id} is missing in ${language}.`);
        const { bytes, pages } = await guidePdf({ language, text, facts, checked });
        const { title } = text.words;
        const path = guideFilePath(id, language);
        return { id, language, title, path, name: guideFileName(title), pages, bytes };
      }),
    );
  return await Promise.all(made);
};
