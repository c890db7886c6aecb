/** The part of PDFKit that invoices use. The library ships without types. */
declare module 'pdfkit' {
  export type StandardFont = { readonly name: string };

  export interface StructureElement {
    readonly add: (child: StructureElement | (() => void)) => StructureElement;
    readonly end: () => void;
  }

  interface TextOptions {
    readonly width?: number;
    readonly height?: number;
    readonly align?: 'left' | 'center' | 'right';
    readonly lineGap?: number;
    readonly lineBreak?: boolean;
    readonly structParent?: StructureElement;
    readonly structType?: string;
  }

  export interface TableCell {
    readonly text: string;
    readonly type?: 'TH' | 'TD';
    readonly scope?: 'Row' | 'Column';
    readonly align?: 'left' | 'right';
    readonly font?: { readonly src: string };
  }

  interface TableOptions {
    readonly structParent: StructureElement;
    readonly columnStyles: readonly { readonly width?: number | '*' }[];
    readonly rowStyles: (row: number) => { readonly border: readonly [number, number, number, number]; readonly borderColor: string };
    readonly defaultStyle: { readonly padding: number | string; readonly textColor: string };
    readonly data: readonly (readonly TableCell[])[];
  }

  interface DocumentOptions {
    readonly size: 'LETTER' | 'A4';
    readonly margin: number;
    readonly lang: string;
    readonly tagged: boolean;
    readonly displayTitle: boolean;
    readonly bufferPages: boolean;
    readonly pdfVersion: '1.7';
    readonly info: Readonly<Record<string, string | Date>>;
  }

  export class PDFDocument {
    constructor(options: DocumentOptions);
    x: number;
    y: number;
    readonly page: { readonly width: number; readonly height: number; readonly margins: { bottom: number } };
    registerFont(name: string, source: string | Uint8Array): this;
    font(name: string, size?: number): this;
    fontSize(size: number): this;
    fillColor(color: string): this;
    text(text: string, x: number, y: number, options?: TextOptions): this;
    heightOfString(text: string, options?: TextOptions): number;
    moveDown(lines?: number): this;
    rect(x: number, y: number, width: number, height: number): this;
    fill(color: string): this;
    image(source: ArrayBuffer, x: number, y: number, options: { readonly fit: readonly [number, number] }): this;
    table(options: TableOptions): unknown;
    struct(type: string, options?: { readonly alt?: string }, children?: readonly (StructureElement | (() => void))[]): StructureElement;
    addStructure(element: StructureElement): this;
    markContent(tag: 'Artifact', options: { readonly type: 'Pagination' | 'Layout' }): this;
    endMarkedContent(): this;
    bufferedPageRange(): { readonly start: number; readonly count: number };
    switchToPage(page: number): this;
    end(): void;
  }

  export function registerStdFonts(...fonts: readonly StandardFont[]): void;
}

/** The part of fontkit, PDFKit's own reader of fonts, that invoices use. */
declare module 'fontkit' {
  export function create(file: Uint8Array): { readonly hasGlyphForCodePoint: (codePoint: number) => boolean };
}

declare module 'pdfkit/output' {
  import type { PDFDocument } from 'pdfkit';
  export function toBlob(document: PDFDocument): Promise<Blob>;
}

declare module 'pdfkit/standard-fonts/*' {
  import type { StandardFont } from 'pdfkit';

  const font: StandardFont;
  export default font;
}
