import { getDocument, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Element of the structure, with its text. */
export interface ReadElement {
  readonly role: string;
  readonly text: string;
  /** Text read aloud instead. */
  readonly alt: string | undefined;
  readonly language: string | undefined;
  readonly children: readonly ReadElement[];
}

interface ReadPage {
  /** Top-level elements that have a part on this page. */
  readonly elements: readonly ReadElement[];
  /** Text outside of elements and artifacts. */
  readonly strayText: string;
  /** Number of texts and drawings outside of all marks. */
  readonly unmarked: number;
  readonly artifacts: string;
  /** Links, as a screen reader names them. */
  readonly links: readonly { readonly name: string; readonly isInElement: boolean }[];
}

/** Reads a PDF file with pdf.js, which is independent of how it was made. */
export const readPdf = async (bytes: Uint8Array) => {
  // Copies the bytes, since pdf.js takes over the buffer.
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const { info } = await document.getMetadata();
  const marks = await document.getMarkInfo();
  const preferences = await document.getViewerPreferences();
  const outline = await document.getOutline();
  const pages: ReadPage[] = [];
  for (let number = 1; number <= document.numPages; number += 1)
    pages.push(await readPage(await document.getPage(number)));
  await document.loadingTask.destroy();
  return {
    info: new Map(Object.entries(info)),
    isTagged: Object(marks).get('Marked') === true,
    preferences,
    outline: outline.map(({ title }) => title),
    pages,
  };
};

export const elementsOf = (
  pages: readonly Pick<ReadPage, 'elements'>[],
  ...roles: readonly string[]
): readonly ReadElement[] => {
  const within = (element: ReadElement): readonly ReadElement[] => [
    ...(roles.includes(element.role) ? [element] : []),
    ...element.children.flatMap(within),
  ];
  return pages.flatMap(({ elements }) => elements.flatMap(within));
};

type Child = Awaited<ReturnType<PDFPageProxy['getStructTree']>>['children'][number];

const readPage = async (page: PDFPageProxy): Promise<ReadPage> => {
  const { texts, artifacts, outside } = await readTexts(page);
  const known = new Set<string>();
  const tree = await page.getStructTree();
  const elements = tree.children.flatMap((child) => readElement(child, texts, known));
  const annotations: readonly unknown[] = await page.getAnnotations();
  return {
    elements,
    strayText: [...texts].flatMap(([id, text]) => (known.has(id) ? [] : text)).join('') + outside,
    unmarked: await countUnmarked(page),
    artifacts,
    links: annotations.map((annotation) => ({
      name: String(Object(Object(annotation).contentsObj).str ?? ''),
      isInElement: known.has(`pdfjs_internal_id_${Object(annotation).id}`),
    })),
  };
};

/** Returns nothing for an element that is on other pages only. */
const readElement = (
  child: Child,
  texts: ReadonlyMap<string, string>,
  known: Set<string>,
): readonly ReadElement[] => {
  if (!('role' in child)) return [];
  const before = known.size;
  const children: ReadElement[] = [];
  let text = '';
  for (const part of child.children) {
    if ('role' in part) {
      const read = readElement(part, texts, known);
      children.push(...read);
      text += read.map((it) => it.text).join('');
    } else {
      known.add(part.id);
      text += texts.get(part.id) ?? '';
    }
  }
  const { role } = child;
  const { alt, lang } = Object(child);
  if (known.size === before) return [];
  // The reader inserts a line break between lines.
  return [{ role, text: text.replaceAll(/\s+/g, ' ').trim(), alt, language: lang, children }];
};

const readTexts = async (page: PDFPageProxy) => {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const texts = new Map<string, string>();
  const open: string[] = [];
  let artifacts = '';
  let outside = '';
  for (const item of items) {
    if ('str' in item) {
      const id = open.at(-1);
      const text = item.str + (item.hasEOL ? '\n' : '');
      if (id === undefined) outside += text;
      else if (id === ARTIFACT) artifacts += text;
      else texts.set(id, (texts.get(id) ?? '') + text);
    } else if (item.type === 'endMarkedContent') open.pop();
    else open.push(Object(item).tag === ARTIFACT ? ARTIFACT : item.id);
  }
  return { texts, artifacts, outside: outside.trim() };
};

const ARTIFACT = 'Artifact';

const INKED: readonly number[] = [OPS.showText, OPS.constructPath, OPS.paintImageXObject];

const countUnmarked = async (page: PDFPageProxy): Promise<number> => {
  const { fnArray } = await page.getOperatorList();
  let depth = 0;
  let unmarked = 0;
  for (const operation of fnArray) {
    if (operation === OPS.beginMarkedContent || operation === OPS.beginMarkedContentProps)
      depth += 1;
    else if (operation === OPS.endMarkedContent) depth -= 1;
    else if (depth === 0 && INKED.includes(operation)) unmarked += 1;
  }
  return unmarked;
};
