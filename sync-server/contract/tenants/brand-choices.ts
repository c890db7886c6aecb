/** Shapes of the corners of buttons, fields, and cards. `medium` is the product's own. */
export const cornerRadii = ['none', 'small', 'medium', 'large'] as const;
export type CornerRadius = (typeof cornerRadii)[number];

/** `inter` is the font that the product brings along. The others are on every device, so nothing is downloaded from elsewhere. */
export const brandFonts = ['inter', 'system', 'humanist', 'rounded', 'serif'] as const;
export type BrandFont = (typeof brandFonts)[number];

/** Radii in pixels: of marks and labels, of controls, and of cards. */
interface RadiusScale {
  readonly sm: number;
  readonly md: number;
  readonly lg: number;
}

export const radiusScales: Readonly<Record<CornerRadius, RadiusScale>> = {
  none: { sm: 0, md: 0, lg: 0 },
  small: { sm: 3, md: 4, lg: 6 },
  medium: { sm: 6, md: 10, lg: 14 },
  large: { sm: 10, md: 18, lg: 24 },
};

/** CSS font stacks. They contain single quotes only, so that they can stand in an attribute. */
export const fontStacks: Readonly<Record<BrandFont, string>> = {
  inter: "'Inter Variable',Inter,system-ui,-apple-system,'Segoe UI',sans-serif",
  system: "system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif",
  humanist: "Seravek,'Gill Sans Nova',Ubuntu,Calibri,'DejaVu Sans',sans-serif",
  rounded: "ui-rounded,'Hiragino Maru Gothic ProN',Quicksand,Comfortaa,Manjari,'Arial Rounded MT Bold',Calibri,sans-serif",
  serif: "Charter,'Bitstream Charter','Sitka Text',Cambria,Georgia,'Times New Roman',serif",
};
