import { extractText, getDocumentProxy } from 'unpdf';

export interface PdfPage {
  readonly text: string;
  /** In points. */
  readonly width: number;
}

/** The pages of a PDF, as another reader sees them. */
export async function readPdf(bytes: Uint8Array): Promise<readonly PdfPage[]> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(document);
  return Promise.all(
    text.map(async (page, at) => ({
      text: page.replaceAll(/\s+/g, ' '),
      width: (await document.getPage(at + 1)).getViewport({ scale: 1 }).width,
    })),
  );
}
