import { escapeHtml } from '#server/core/http/pages/app-shell.ts';
import { consentScript, consentSource } from './consent-script.ts';

/** Ids under which measuring services of third parties know a page. */
export interface MeasuringIds {
  readonly analyticsId: string | null;
  readonly facebookPixelId: string | null;
}

/** Hosts that a page with an id may talk to, by directive of its content security policy. */
interface Sources {
  readonly script: readonly string[];
  readonly connect: readonly string[];
  readonly picture: readonly string[];
}

/** The parts that a page with an id of a measuring service has besides its content. */
export interface Consent {
  /** Attributes of the body that tell the script the ids. */
  readonly attributes: string;
  readonly footer: string;
  readonly bar: string;
  readonly style: string;
  readonly sources: Sources;
}

const google: Sources = {
  script: ['https://www.googletagmanager.com'],
  connect: ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
  picture: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
};
const meta: Sources = {
  script: ['https://connect.facebook.net'],
  connect: ['https://www.facebook.com'],
  picture: ['https://www.facebook.com'],
};

/** Words of the question, in the language of the page. */
const words = {
  en: {
    question: (services: string) =>
      `May this page use ${services}? They measure visits, see your network address, and store cookies. Nothing is loaded before you agree.`,
    and: ' and ',
    yes: 'Agree',
    no: 'Decline',
    privacy: 'Privacy',
    choice: 'Cookie choices',
  },
  de: {
    question: (services: string) =>
      `Darf diese Seite ${services} nutzen? Damit werden Besuche gemessen, Ihre Netzwerkadresse übermittelt und Cookies gespeichert. Vor Ihrer Zustimmung wird nichts geladen.`,
    and: ' und ',
    yes: 'Zustimmen',
    no: 'Ablehnen',
    privacy: 'Datenschutz',
    choice: 'Cookie-Auswahl',
  },
} as const;

// Both answers look the same, so that neither is the easier one.
const style = `.lp-consent{position:fixed;z-index:2147483647;inset:auto 0 0;display:flex;flex-wrap:wrap;gap:12px;align-items:center;justify-content:center;padding:16px;background:#fff;color:#222;border-top:1px solid #666;font:16px/1.5 system-ui,sans-serif}
.lp-consent[hidden],.lp-choice[hidden]{display:none}.lp-consent p{margin:0;max-width:640px}.lp-consent a{color:#1a4fa0}
.lp-consent button{min-height:48px;min-width:128px;padding:8px 20px;border:2px solid #222;border-radius:8px;background:#fff;color:#222;font:inherit;font-weight:600;cursor:pointer}
.lp-choice{min-height:24px;padding:0;border:0;background:none;color:#1a4fa0;font:inherit;text-decoration:underline;cursor:pointer}`;

/** The question to the visitors of a published page, or undefined for a page that has no id. */
export function consentOf(ids: MeasuringIds, language: string | undefined, privacyUrl: string | null): Consent | undefined {
  const { analyticsId, facebookPixelId } = ids;
  const services = [
    ...(analyticsId === null
      ? []
      : [{ name: 'Google Analytics', sources: google, attribute: ` data-analytics="${escapeHtml(analyticsId)}"` }]),
    ...(facebookPixelId === null ? [] : [{ name: 'Meta Pixel', sources: meta, attribute: ` data-pixel="${escapeHtml(facebookPixelId)}"` }]),
  ];
  if (services.length === 0) return undefined;
  const { question, and, yes, no, privacy, choice } = words[language === 'de' ? 'de' : 'en'];
  const link = privacyUrl === null ? '' : ` <a href="${escapeHtml(privacyUrl)}">${privacy}</a>`;
  const text = question(services.map(({ name }) => name).join(and));
  return {
    attributes: services.map(({ attribute }) => attribute).join(''),
    footer: `<button type="button" id="consent-choice" class="lp-choice" hidden>${choice}</button>`,
    bar: `<section id="consent" class="lp-consent" aria-label="${choice}" hidden><p>${text}${link}</p><button type="button" data-answer="yes">${yes}</button><button type="button" data-answer="no">${no}</button></section><script>${consentScript}</script>`,
    style,
    sources: {
      script: [consentSource, ...services.flatMap(({ sources }) => sources.script)],
      connect: services.flatMap(({ sources }) => sources.connect),
      picture: services.flatMap(({ sources }) => sources.picture),
    },
  };
}
