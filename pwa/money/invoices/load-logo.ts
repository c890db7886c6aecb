import { loadImage } from '#app/kit/load-image.ts';

const widestLogo = 640;

/**
 * The logo as a JPEG image on white, whatever its format: the PDF library unpacks other formats in workers that the content policy forbids.
 * Undefined if the logo cannot be loaded or its site forbids reading its pixels; the invoice then shows the name alone.
 */
export async function loadLogo(url: string | undefined): Promise<ArrayBuffer | undefined> {
  if (url === undefined) return undefined;
  const image = await loadImage(url);
  if (image === undefined || image.naturalWidth === 0) return undefined;
  const scale = Math.min(1, widestLogo / image.naturalWidth);
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(image.naturalWidth * scale);
  canvas.height = Math.ceil(image.naturalHeight * scale);
  const context = canvas.getContext('2d');
  if (context === null) return undefined;
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
  return blob?.arrayBuffer();
}
