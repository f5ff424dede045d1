import type { ContentLanguage } from '@hearthway/domain/content/content.constants.ts';
import type {
  Block,
  CitedFact,
  ItemText,
  Run,
} from '@hearthway/domain/content/content.contract.ts';
import {
  GUIDE_WORDS,
  guideCheckedOn,
  guidePage,
  sourceDate,
  sourceNumber,
  verifiedWords,
} from '@hearthway/domain/content/guide-words.ts';
import { PRODUCT } from '@hearthway/domain/product.ts';
import { type Translate, translatorIn } from '@hearthway/infra/adapters/i18n/translator.ts';
import type { StructureElement } from 'pdfkit';
import type { Piece, Style } from './lines.ts';
import { COLORS, createPaper, type Label, type Paper } from './paper.ts';

export interface Guide {
  readonly language: ContentLanguage;
  readonly text: ItemText;
  /** In the order in which the text cites them. */
  readonly facts: readonly CitedFact[];
  /** ISO date on which its facts were last compared with their sources. */
  readonly checked: string;
}

const BODY: Style = { font: 'regular', size: 11.5, color: COLORS.text };

const STYLES = {
  title: { font: 'bold', size: 27, color: COLORS.text },
  heading: { font: 'bold', size: 16, color: COLORS.accent },
  lead: { font: 'regular', size: 13.5, color: COLORS.soft },
  small: { font: 'regular', size: 9.5, color: COLORS.soft },
} as const satisfies Readonly<Record<string, Style>>;

/** Creates a guide as a PDF, for printing or to keep on a phone. The same guide results in the same bytes. */
export const guidePdf = async ({ language, text, facts, checked }: Guide) => {
  const translate = translatorIn(language);
  const { title, description } = text.words;
  const date = new Date(`${checked}T00:00:00Z`);
  const author = PRODUCT.name;
  const paper = createPaper({ title, subject: description, author, language, date });
  const piecesOf = pieceMaker(facts, translate);

  paper.text(paper.root, [{ text: title, style: STYLES.title }], { type: 'H1', gap: 6 });
  paper.rule(14);
  paper.text(paper.root, [{ text: description, style: STYLES.lead }], { type: 'P', gap: 6 });
  const when = translate(guideCheckedOn(date));
  paper.text(paper.root, [{ text: when, style: STYLES.small }], { type: 'P', gap: 20 });
  for (const section of text.sections) {
    paper.inside('Sect', paper.root, (sect) => {
      writeHeading(paper, sect, section.title);
      for (const block of section.blocks) writeBlock(paper, sect, { block, piecesOf });
    });
    paper.space(12);
  }
  paper.inside('Sect', paper.root, (sect) => {
    writeHeading(paper, sect, translate(GUIDE_WORDS.sources));
    writeSources(paper, sect, { facts, translate, language });
  });
  return await paper.finish({
    header: (page) => (page === 1 ? '' : title),
    footer: translate(GUIDE_WORDS.noAdvice),
    pageOf: (page, pages) => translate(guidePage(page, pages)),
    style: STYLES.small,
  });
};

/** Keeps a heading with the text below it, so that it is never the last line of a page. */
const writeHeading = (paper: Paper, sect: StructureElement, title: string): void =>
  paper.text(sect, [{ text: title, style: STYLES.heading }], {
    type: 'H2',
    gap: 6,
    keepWith: 56,
    outlined: title,
  });

interface BlockOptions {
  readonly block: Block;
  readonly piecesOf: (runs: readonly Run[]) => readonly Piece[];
}

const writeBlock = (
  paper: Paper,
  sect: StructureElement,
  { block, piecesOf }: BlockOptions,
): void => {
  switch (block.kind) {
    case 'paragraph':
      paper.text(sect, piecesOf(block.runs), { type: 'P', gap: 8 });
      return;
    case 'quote':
      paper.quote(sect, block.paragraphs.map(piecesOf), 8);
      return;
    case 'list':
      paper.inside('L', sect, (list) => {
        for (const [index, runs] of block.items.entries())
          paper.item(list, { label: labelOf(block, index), pieces: piecesOf(runs), gap: 5 });
      });
      paper.space(4);
      return;
    case 'picture':
      throw new Error('A guide has no pictures: its file would lack them.');
  }
};

const labelOf = (
  { isOrdered, isChecklist }: Pick<Extract<Block, { kind: 'list' }>, 'isOrdered' | 'isChecklist'>,
  index: number,
): Label => {
  if (isChecklist) return 'box';
  return { text: isOrdered ? `${index + 1}.` : '•', style: { ...BODY, color: COLORS.accent } };
};

const placeOf = (number: number): string => `source-${number}`;

/** Makes pieces of text with links and source numbers. */
const pieceMaker =
  (facts: readonly CitedFact[], translate: Translate) =>
  (runs: readonly Run[]): readonly Piece[] =>
    runs.flatMap((run): readonly Piece[] => {
      if ('facts' in run) {
        const raised: Style = { ...BODY, size: 7.5, color: COLORS.accent, raisedBy: 4 };
        return run.facts.flatMap((id, index) => {
          const number = facts.findIndex((fact) => fact.id === id) + 1;
          const label = translate(sourceNumber(number));
          const link = { text: String(number), style: raised, place: placeOf(number), label };
          return index === 0 ? [link] : [{ text: ',', style: raised }, link];
        });
      }
      const { text, isStrong, isEmphasized, href } = run;
      const font = isStrong ? 'bold' : isEmphasized ? 'italic' : 'regular';
      // Printed links to pages of the site show no address, since the words around them name the page.
      const isOutside = href !== undefined && !href.startsWith('/') && !href.startsWith('#');
      return isOutside
        ? [{ text, style: { ...BODY, font, color: COLORS.accent }, href, label: text }]
        : [{ text, style: { ...BODY, font } }];
    });

interface SourcesOptions {
  readonly facts: readonly CitedFact[];
  readonly translate: Translate;
  readonly language: ContentLanguage;
}

const writeSources = (
  paper: Paper,
  sect: StructureElement,
  { facts, translate, language }: SourcesOptions,
): void =>
  paper.inside('L', sect, (list) => {
    for (const [index, fact] of facts.entries()) {
      const { source, url, asOf } = fact;
      const level = verifiedWords(fact);
      const when =
        asOf === undefined ? '' : `, ${translate(sourceDate(dateWords(language, asOf)))}`;
      const after = `${when}.${level === undefined ? '' : ` ${translate(level)}`}`;
      const style = STYLES.small;
      paper.item(list, {
        label: { text: `${index + 1}.`, style },
        pieces: [
          // Sources keep their English names.
          { text: source, style, ...(language !== 'en' && { language: 'en' }) },
          { text: url === undefined ? after : `${after} `, style },
          ...(url === undefined
            ? []
            : [{ text: url, style: { ...style, color: COLORS.accent }, href: url, label: source }]),
        ],
        gap: 3,
        place: placeOf(index + 1),
      });
    }
  });

/** Formats `2025`, `2025-04` or `2025-04-15` in words. */
const dateWords = (language: ContentLanguage, date: string): string => {
  const [, month, day] = date.split('-');
  return new Intl.DateTimeFormat(`${language}-US`, {
    year: 'numeric',
    ...(month !== undefined && { month: 'long' }),
    ...(day !== undefined && { day: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(date));
};
