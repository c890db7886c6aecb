import { type PageComponentType, pageComponentTypes } from '#contract/pages/landing-page-components.ts';

const format = 'application/x-page-component';

/** Records which component is dragged from the palette. */
export function dragType(transfer: DataTransfer, type: PageComponentType): void {
  transfer.setData(format, type);
  transfer.effectAllowed = 'copy';
}

/** The type of the dropped component. Undefined for anything else. */
export function draggedType(transfer: DataTransfer): PageComponentType | undefined {
  const dropped = transfer.getData(format);
  return pageComponentTypes.find((type) => type === dropped);
}
