/**
 * Color palettes for Chakra's recipes, built from our tokens. `brand` is the tenant's accent, `gray` the ink of the page, and the others
 * carry a meaning.
 */
const value = (token: string) => ({ value: `{colors.${token}}` });

function meaning(solid: string, soft: string) {
  return {
    solid: value(solid),
    contrast: value('panel'),
    fg: value(solid),
    subtle: value(soft),
    muted: value(soft),
    emphasized: value(soft),
    focusRing: value(solid),
    border: value(solid),
  };
}

export const palettes = {
  brand: {
    solid: value('accent'),
    contrast: value('onAccent'),
    fg: value('accentInk'),
    subtle: value('accentSoft'),
    muted: value('accentSoft'),
    emphasized: value('accentSoft'),
    focusRing: value('accentInk'),
    border: value('accentInk'),
  },
  gray: {
    solid: value('ink'),
    contrast: value('paper'),
    fg: value('ink'),
    subtle: value('raised'),
    muted: value('lineSoft'),
    emphasized: value('line'),
    focusRing: value('accentInk'),
    border: value('lineStrong'),
  },
  red: meaning('bad', 'badSoft'),
  green: meaning('good', 'goodSoft'),
  orange: meaning('warn', 'warnSoft'),
} as const;

export const surfaces = {
  bg: {
    DEFAULT: value('paper'),
    subtle: value('raised'),
    muted: value('raised'),
    emphasized: value('line'),
    inverted: value('ink'),
    panel: value('panel'),
    error: value('badSoft'),
    warning: value('warnSoft'),
    success: value('goodSoft'),
    info: value('accentSoft'),
  },
  fg: {
    DEFAULT: value('ink'),
    muted: value('inkSoft'),
    subtle: value('inkFaint'),
    inverted: value('paper'),
    error: value('bad'),
    warning: value('warn'),
    success: value('good'),
    info: value('accentInk'),
  },
  border: {
    DEFAULT: value('line'),
    muted: value('lineSoft'),
    subtle: value('lineSoft'),
    emphasized: value('lineStrong'),
    inverted: value('ink'),
    error: value('bad'),
    warning: value('warn'),
    success: value('good'),
    info: value('accentInk'),
  },
} as const;
