/** The product's guides, in their order. Each can be downloaded in every language of content. */
export const GUIDES = ['getting-started', 'aba-therapy-checklist', 'insurance-guide'] as const;

export type GuideId = (typeof GUIDES)[number];

export const GUIDE_SECTIONS = { least: 5, most: 14 };

/** Bytes of a guide as a file: it is downloaded over a phone's network. */
export const MAX_GUIDE_FILE_BYTES = 400 * 1024;

/** Path of a guide as a file, which is made when the pages are built. */
export const guideFilePath = (id: string, language: string): string =>
  `/guides/${id}.${language}.pdf`;

/** Name under which a browser keeps the file of a guide with this title. */
export const guideFileName = (title: string): string =>
  `${title
    .replaceAll(/[^\p{Letter}\p{Number} ]+/gu, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()}.pdf`;
