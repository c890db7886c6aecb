const loadWithinMs = 4000;

/**
 * A picture whose pixels may be read. Undefined if it cannot be loaded, or if its site forbids reading its pixels.
 */
export function loadImage(url: string): Promise<HTMLImageElement | undefined> {
  return new Promise((resolve) => {
    const image = new Image();
    image.crossOrigin = 'anonymous';
    image.onload = () => resolve(image);
    image.onerror = () => resolve(undefined);
    setTimeout(() => resolve(undefined), loadWithinMs);
    image.src = url;
  });
}
