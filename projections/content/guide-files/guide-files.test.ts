import type { ContentLanguage } from '@hearthway/domain/content/content.constants.ts';
import type { ItemText } from '@hearthway/domain/content/content.contract.ts';
import { GUIDES, MAX_GUIDE_FILE_BYTES } from '@hearthway/domain/content/guide.constants.ts';
import { guides } from '@hearthway/domain/content/kinds.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CompiledItem } from '../compile.ts';
import { items } from '../product-content.fixture.ts';
import { guidePdf } from './guide-pdf.ts';
import { type GuideFile, makeGuideFiles } from './make-guide-files.ts';
import { elementsOf, readPdf } from './pdf-reader.fixture.ts';

const SOURCES: Readonly<Record<ContentLanguage, string>> = { en: 'Sources', es: 'Fuentes' };

interface Read {
  readonly file: GuideFile;
  readonly item: CompiledItem;
  readonly text: ItemText;
  readonly pdf: Awaited<ReturnType<typeof readPdf>>;
}

/** By id and language. */
const read = new Map<string, Read>();

const find = (name: string): Read => {
  const found = read.get(name);
  if (found === undefined) throw new Error(`There is no file ${name}.`);
  return found;
};

beforeAll(async () => {
  for (const file of await makeGuideFiles()) {
    const { id, language, bytes } = file;
    const item = items.find((it) => it.kind === guides.name && it.id === id);
    const text = item?.texts[language];
    if (item === undefined || text === undefined) throw new Error(`${id} is not published.`);
    read.set(`${id}.${language}`, { file, item, text, pdf: await readPdf(bytes) });
  }
}, 120_000);

const NAMES = GUIDES.flatMap((id) => [`${id}.en`, `${id}.es`]);

test('each guide is there in each language', () => {
  expect([...read.keys()]).toEqual(NAMES);
});

describe.each(NAMES)('%s', (name) => {
  test('is small, and tells its title, language and pages', () => {
    const { file, pdf } = find(name);
    expect(file.bytes.length).toBeLessThanOrEqual(MAX_GUIDE_FILE_BYTES);
    expect(pdf.pages).toHaveLength(file.pages);
    expect(pdf.info.get('Title')).toBe(file.title);
    expect(pdf.info.get('Language')).toBe(`${file.language}-US`);
    expect(pdf.preferences?.get('DisplayDocTitle')).toBe(true);
    expect(pdf.isTagged).toBe(true);
  });

  test('has the headings of the page, as headings and in its list of contents', () => {
    const { file, text, pdf } = find(name);
    const sections = [...text.sections.map(({ title }) => title), SOURCES[file.language]];
    const headings = elementsOf(pdf.pages, 'H1', 'H2').map(({ role, text }) => [role, text]);
    expect(headings).toEqual([['H1', text.words.title], ...sections.map((title) => ['H2', title])]);
    expect(pdf.outline).toEqual(sections);
  });

  test('has every text and drawing in an element, or as an artifact', () => {
    const { pdf } = find(name);
    for (const { strayText, unmarked } of pdf.pages) expect([strayText, unmarked]).toEqual(['', 0]);
  });

  test('has every link in an element, with a name', () => {
    const { pdf } = find(name);
    const links = pdf.pages.flatMap((page) => page.links);
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((link) => link.name === '' || !link.isInElement)).toEqual([]);
  });

  test('has the lists of the page: bullets, numbers and boxes to tick', () => {
    const { item, text, pdf } = find(name);
    const lists = text.sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'list' ? block : [])),
    );
    const boxes = lists.filter(({ isChecklist }) => isChecklist).flatMap(({ items }) => items);
    const bullets = lists.filter(({ isChecklist }) => !isChecklist).flatMap(({ items }) => items);
    const labels = elementsOf(pdf.pages, 'Lbl');
    expect(labels.filter(({ alt }) => alt === '☐')).toHaveLength(boxes.length);
    expect(labels.filter((label) => label.text.trim() === '•')).toHaveLength(bullets.length);
    expect(labels.filter((label) => /^\d+\.$/.test(label.text.trim()))).toHaveLength(
      item.facts.length,
    );
  });

  test('has its pages counted beside the text, not in it', () => {
    const { file, pdf } = find(name);
    for (const [index, { artifacts }] of pdf.pages.entries()) {
      const pageOf = { en: `Page ${index + 1} of`, es: `Página ${index + 1} de` };
      expect(artifacts).toContain(`${pageOf[file.language]} ${file.pages}`);
    }
  });
});

test('letters with accents can be read, copied and searched', () => {
  const { text, pdf } = find('insurance-guide.es');
  const paragraphs = elementsOf(pdf.pages, 'P').map((it) => it.text.replaceAll(/\s+/g, ' '));
  expect(paragraphs).toContain(text.words.description);
  expect(elementsOf(pdf.pages, 'H2').map((it) => it.text)).toContain('Primero: ¿quién paga?');
});

test('names of sources are read as English in a Spanish guide', () => {
  const { pdf, item } = find('insurance-guide.es');
  const spans = elementsOf(pdf.pages, 'Span');
  expect(spans.length).toBeGreaterThanOrEqual(item.facts.length);
  expect(new Set(spans.map(({ language }) => language))).toEqual(new Set(['en']));
});

test('all fonts are in the file', () => {
  for (const { file } of read.values()) {
    const raw = Buffer.from(file.bytes).toString('latin1');
    const fonts = raw.match(/\/Type \/FontDescriptor/g) ?? [];
    expect(fonts.length).toBeGreaterThan(0);
    expect(raw.match(/\/FontFile2 /g)).toHaveLength(fonts.length);
    expect(raw).not.toMatch(/\/Subtype \/Type1\b/);
  }
});

test('the same guide makes the same bytes', async () => {
  const { file, text, item } = find('getting-started.es');
  const { language } = file;
  const again = await guidePdf({ language, text, facts: item.facts, checked: '2026-11-23' });
  expect(Buffer.from(again.bytes).equals(file.bytes)).toBe(true);
});
