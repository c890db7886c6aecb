import { canvasPng } from '#app/kit/canvas-png.ts';
import { iconSizes, type SetTenantIcons } from '#contract/tenants/pictures.ts';

type Icons = NonNullable<SetTenantIcons['icons']>;

/** Part of the edge that a logo may fill. The system cuts a maskable icon down to a circle of 80 % of its edge, and rounds the other. */
const shares = { whole: 1, cut: 0.56, rounded: 0.76 } as const;

/** All icons of the app with the logo in their middle. Those that the system cuts to shape have a white ground. */
export function drawIcons(logo: HTMLImageElement): Icons | undefined {
  const icon192 = drawIcon(logo, iconSizes.icon192, shares.whole);
  const icon512 = drawIcon(logo, iconSizes.icon512, shares.whole);
  const maskable512 = drawIcon(logo, iconSizes.maskable512, shares.cut);
  const touch180 = drawIcon(logo, iconSizes.touch180, shares.rounded);
  const favicon48 = drawIcon(logo, iconSizes.favicon48, shares.whole);
  if (!icon192 || !icon512 || !maskable512 || !touch180 || !favicon48) return undefined;
  const monochrome512 = drawShape(logo, iconSizes.monochrome512);
  return { icon192, icon512, maskable512, touch180, favicon48, ...(monochrome512 === undefined ? {} : { monochrome512 }) };
}

/** The shape of a logo in black, for systems that color icons themselves. Undefined for a logo without a transparent pixel: it has no shape. */
function drawShape(logo: HTMLImageElement, size: number): string | undefined {
  let hasShape = false;
  const png = canvasPng({ width: size, height: size }, (context) => {
    const [left, top, across, down] = placeLogo(context, logo, size, shares.cut);
    const { data } = context.getImageData(Math.ceil(left), Math.ceil(top), Math.floor(across) - 1, Math.floor(down) - 1);
    hasShape = data.some((value, at) => at % 4 === 3 && value < 128);
    context.globalCompositeOperation = 'source-in';
    context.fillStyle = '#000000';
    context.fillRect(0, 0, size, size);
  });
  return hasShape ? png : undefined;
}

function drawIcon(logo: HTMLImageElement, size: number, share: number): string | undefined {
  return canvasPng({ width: size, height: size }, (context) => {
    if (share < 1) {
      context.fillStyle = '#ffffff';
      context.fillRect(0, 0, size, size);
    }
    placeLogo(context, logo, size, share);
  });
}

/** Draws a logo into the middle. Returns where it is: left, top, width, height. */
function placeLogo(
  context: CanvasRenderingContext2D,
  logo: HTMLImageElement,
  size: number,
  share: number,
): readonly [left: number, top: number, across: number, down: number] {
  // An SVG without a size of its own has none here either.
  const [width, height] = [logo.naturalWidth || size, logo.naturalHeight || size];
  const scale = (size * share) / Math.max(width, height);
  const [across, down] = [width * scale, height * scale];
  const [left, top] = [(size - across) / 2, (size - down) / 2];
  context.imageSmoothingQuality = 'high';
  context.drawImage(logo, left, top, across, down);
  return [left, top, across, down];
}
