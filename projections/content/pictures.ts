import type { Block } from '@hearthway/domain/content/content.contract.ts';
import type { Draft } from './draft.ts';
import type { Report } from './fault.ts';
import type { ParsedSection } from './markdown/parsed.ts';
import { checkPicture } from './picture.ts';

/** Reports pictures that are missing, unused, without alternative text, or unsafe. */
export const checkPictures = (
  {
    drafts,
    files,
    pictures,
  }: {
    readonly drafts: readonly Draft[];
    readonly files: ReadonlyMap<string, string>;
    readonly pictures: readonly string[];
  },
  report: Report,
): void => {
  const used = new Set<string>();
  for (const { kind, documents } of drafts) {
    for (const { file, sections } of documents.values()) {
      for (const picture of sections.flatMap((section) => section.pictures)) {
        const path = `${kind.folder}/${picture.file}`;
        used.add(path);
        if (!pictures.includes(path))
          report({
            rule: 'picture',
            file,
            line: picture.line,
            says: `There is no picture ${picture.file} beside this file; a picture is an SVG file.`,
          });
        if (picture.alt.trim() === '')
          report({
            rule: 'alt-text',
            file,
            line: picture.line,
            says: 'A picture needs words for those who cannot see it: ![the words](picture.svg).',
          });
      }
    }
  }
  for (const path of pictures) {
    checkPicture(path, files.get(path) ?? '', report);
    if (!used.has(path))
      report({ rule: 'picture', file: path, line: 1, says: 'No item shows this picture.' });
  }
};

/** Returns the blocks of a section, with its pictures inserted. */
export const withPictures = (
  { section, pictures }: ParsedSection,
  svgOf: (file: string) => string,
): readonly Block[] => {
  const waiting = [...pictures];
  return section.blocks.map((block) => {
    if (block.kind !== 'picture') return block;
    return { ...block, svg: svgOf(waiting.shift()?.file ?? '') };
  });
};
