import { answerSheets, type SheetSource } from '#app/calculate/workbench/answer/answer-sheets.ts';
import type { SheetCell, WorkbookSheet } from '#app/device/spreadsheet/sheets.ts';
import { workbookType, writeWorkbook } from '#app/device/spreadsheet/workbook.ts';
import { downloadFile } from '#app/ui/download-file.ts';
import { t } from '#contract/language/t.ts';

/** Saves answers as a spreadsheet, with a sheet in front for what a report says about them. */
export async function saveSpreadsheet(name: string, sources: readonly SheetSource[], front: readonly string[] = []): Promise<void> {
  const taken = new Set(front.length === 0 ? [] : ['report']);
  const cover: WorkbookSheet = {
    name: t('Report'),
    rows: front.map((text): readonly SheetCell[] => [{ kind: 'text', text }]),
    widths: [60],
  };
  const sheets = sources.flatMap((source) => answerSheets(source, taken));
  downloadFile(`${name}.xlsx`, workbookType, await writeWorkbook(front.length === 0 ? sheets : [cover, ...sheets]));
}
