import { type PageComponentType, pageComponentTypes } from '#contract/landing-page-components.ts';

const format = 'application/x-page-component';

/** Says which component is dragged from the palette. */
export function dragType(transfer: DataTransfer, type: PageComponentType): void {
  transfer.setData(format, type);
  transfer.effectAllowed = 'copy';
}

/** The component that is dropped; undefined for anything else. */
export function draggedType(transfer: DataTransfer): PageComponentType | undefined {
  const dropped = transfer.getData(format);
  return pageComponentTypes.find((type) => type === dropped);
}
