import { extractText, getDocumentProxy } from 'unpdf';

export interface PdfPage {
  /** Without the number in the margin. */
  readonly text: string;
  /** The page number as printed in the margin: 2 of 7. */
  readonly number: string | undefined;
  /** In points. */
  readonly width: number;
}

/** The pages of a PDF, as another reader sees them. */
export async function readPdf(bytes: Uint8Array): Promise<readonly PdfPage[]> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(document);
  return Promise.all(
    text.map(async (page, at) => ({
      text: page.replaceAll(/\s+/g, ' ').replace(/^Page (\d+) of \d+ ?/, ''),
      number: /^\s*Page (\d+ of \d+)/.exec(page)?.[1],
      width: (await document.getPage(at + 1)).getViewport({ scale: 1 }).width,
    })),
  );
}
