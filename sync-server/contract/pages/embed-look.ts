import { t } from '#contract/language/t.ts';
import type { BrandFont, CornerRadius } from '#contract/tenants/brand-choices.ts';

/** Every path of an embedded calculator begins with this, on the tenant's own hosts. */
export const embedPath = '/embed';
/** Element and message carry no name of the platform, because they stand in the website of a tenant. */
export const embedElement = 'financial-calculator';
export const heightMessage = 'financial-calculator:height';

export const embedThemes = ['auto', 'light', 'dark'] as const;
export type EmbedTheme = (typeof embedThemes)[number];

/** Choices in the line of HTML. The server and the element read the same names. */
export interface EmbedLook {
  readonly theme: EmbedTheme;
  /** True: the visitor may send a message to the tenant. */
  readonly hasForm: boolean;
}

export function readLook(given: (name: string) => string | null | undefined): EmbedLook {
  const theme = embedThemes.find((known) => known === given('theme')) ?? 'auto';
  return { theme, hasForm: given('form') === 'on' };
}

/** Everything that an embedded calculator needs to know about its tenant. */
export interface EmbedSettings {
  readonly tenantId: string;
  readonly firm: string;
  readonly calculator: {
    readonly id: string;
    readonly title: string;
    readonly description: string;
    readonly shelf: string;
    readonly suite: 'financial' | 'auto' | 'mortgage' | 'business';
  };
  readonly accent?: string | undefined;
  readonly headerColor?: string | undefined;
  readonly cornerRadius?: CornerRadius | undefined;
  readonly font?: BrandFont | undefined;
  readonly logoUrl?: string | undefined;
  readonly logoDarkUrl?: string | undefined;
  readonly logoText?: string | undefined;
  readonly disclaimer: string;
  /** Sentence that a visitor agrees to before sending a message. */
  readonly consent: string;
  /** Privacy page and terms of the tenant, or of the platform; null: not set. Absent in an answer of an earlier server. */
  readonly privacyUrl?: string | null;
  readonly termsUrl?: string | null;
  /** Defaults of the tenant for inputs. */
  readonly assumptions: {
    readonly inflation?: number | undefined;
    readonly return?: number | undefined;
    readonly lifeExpectancy?: number | undefined;
    readonly figures?: string | undefined;
    readonly returnCap?: number | undefined;
  };
}

/** Sentences inside an embedded calculator. */
export const embedTexts = {
  notEmbedded: t('This calculator is not available here.'),
  needsScripts: t('This calculator needs JavaScript.'),
  failed: t('The calculator could not be loaded. Please reload the page.'),
  notCalculated: t('These figures cannot be calculated. Check the marked input, or change another.'),
  more: t('More inputs'),
  result: t('Result'),
  explain: t('Explain the inputs'),
  chart: t('Chart'),
  asTable: t('Show as table'),
  noChart: t('The chart could not be loaded.'),
  write: (firm: string): string => t('Send a message to {firm}', { firm }),
  name: t('Name'),
  email: t('Email'),
  phone: t('Phone (optional)'),
  message: t('Message (optional)'),
  withFigures: t('Send my figures and the result along'),
  send: t('Send'),
  sending: t('Sending …'),
  previewOnly: t('This is a preview: nothing is sent.'),
  sent: t('Thank you. Your message was sent.'),
  sendFailed: t('Your message could not be sent. Please try again.'),
} as const;
