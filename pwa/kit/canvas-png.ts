/** A drawing as a PNG file in base64. Undefined if the browser cannot draw. */
export function canvasPng(
  { width, height }: { readonly width: number; readonly height: number },
  draw: (context: CanvasRenderingContext2D) => void,
): string | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) return undefined;
  draw(context);
  return canvas.toDataURL('image/png').replace('data:image/png;base64,', '');
}
