import { fontStacks } from '#contract/tenants/brand-choices.ts';
import type { Brand } from '#contract/tenants/tenant-brand.ts';
import { defaultGlobalStyles, type PageConfig } from './landing-pages.ts';

/** The styles with which a new page of a tenant begins. Font names of pages have no quotes. */
export function brandStyles({ accent, headerColor, font }: Brand): PageConfig['globalStyles'] {
  return {
    ...defaultGlobalStyles,
    ...(accent === undefined ? {} : { primaryColor: accent }),
    ...(headerColor === undefined ? {} : { secondaryColor: headerColor }),
    ...(font === undefined ? {} : { fontFamily: fontStacks[font].replaceAll("'", '') }),
  };
}
