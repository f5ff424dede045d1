/** Types of the parts of pdfkit 0.20 used here; its published types are of an older version. */
declare module 'pdfkit' {
  import type { Readable } from 'node:stream';

  /** Section of the content of a page. */
  export interface MarkedContent {
    readonly refs: readonly unknown[];
  }

  export interface StructureElement {
    add(child: StructureElement | MarkedContent): this;
    end(): void;
  }

  interface StructureOptions {
    readonly lang?: string;
    readonly actual?: string;
  }

  interface LinkOptions {
    readonly structParent: StructureElement;
    /** String wrapped as an object, since a plain one would be a name in the file format. */
    readonly Contents: object;
  }

  interface OutlineItem {
    addItem(
      title: string,
      options?: { readonly top?: number; readonly left?: number },
    ): OutlineItem;
  }

  interface DocumentOptions {
    readonly pdfVersion: '1.7';
    readonly tagged: boolean;
    readonly lang: string;
    readonly displayTitle: boolean;
    readonly bufferPages: boolean;
    readonly autoFirstPage: boolean;
    readonly size: readonly [number, number];
    readonly margin: number;
    readonly info: Readonly<Record<string, string | Date>>;
  }

  export class PDFDocument extends Readable {
    constructor(options: DocumentOptions);
    readonly outline: OutlineItem;
    addPage(): this;
    switchToPage(page: number): unknown;
    bufferedPageRange(): { readonly start: number; readonly count: number };
    appendXML(xml: string): void;
    end(): void;
    registerFont(name: string, source: Uint8Array): this;
    font(name: string): this;
    fontSize(size: number): this;
    widthOfString(text: string): number;
    fillColor(color: string): this;
    strokeColor(color: string): this;
    lineWidth(width: number): this;
    rect(x: number, y: number, width: number, height: number): this;
    roundedRect(x: number, y: number, width: number, height: number, radius: number): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    fill(): this;
    stroke(): this;
    text(
      text: string,
      x: number,
      y: number,
      options: { readonly lineBreak: false; readonly baseline: 'alphabetic' },
    ): this;
    struct(type: string, options?: StructureOptions): StructureElement;
    addStructure(element: StructureElement): this;
    markStructureContent(tag: string): MarkedContent;
    markContent(
      tag: 'Artifact',
      options: { readonly type: 'Pagination' | 'Layout'; readonly attached?: readonly string[] },
    ): this;
    endMarkedContent(): this;
    link(
      x: number,
      y: number,
      width: number,
      height: number,
      url: string,
      options: LinkOptions,
    ): this;
    goTo(
      x: number,
      y: number,
      width: number,
      height: number,
      destination: string,
      options: LinkOptions,
    ): this;
    addNamedDestination(name: string, type: 'XYZ', left: number, top: number, zoom: null): void;
  }
}
