import { fontStacks, radiusScales } from '#contract/tenants/brand-choices.ts';
import type { Contact } from '#contract/values/contact.ts';
import { escapeHtml } from '#server/core/http/pages/app-shell.ts';
import { textOn } from '#server/core/http/pages/text-on.ts';
import { mailTexts } from '#server/core/mail-queue/mail-texts.ts';
import type { MailLanguage } from '#server/core/mail-queue/reader-language.ts';
import type { MailLook } from './mail-look.ts';

/** The text of a mail, before branding. */
export interface MailContent {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly button?: { readonly label: string; readonly url: string };
  /** Smaller text below the button. */
  readonly notes?: readonly string[];
}

export interface RenderedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/**
 * The same text twice: as HTML in the tenant's colors, and as plain text. The address behind the button is visible below it, because some
 * programs show no button.
 */
export function renderMail(content: MailContent, look: MailLook, { platformName, contact, language }: MailFoot): RenderedMail {
  const foot = { footer: footerOf(look, platformName), links: footLinks(contact, mailTexts.links[language]) };
  return { subject: content.subject, html: htmlOf(content, look, foot), text: textOf(content, foot) };
}

interface MailFoot {
  readonly platformName: string;
  readonly contact: Contact;
  /** The language of the reader, for the words of the links. */
  readonly language: MailLanguage;
}

type LinkWords = (typeof mailTexts.links)[MailLanguage];

interface FootLink {
  readonly label: string;
  readonly address: string;
}
interface Foot {
  readonly footer: string;
  readonly links: readonly FootLink[];
}

/** Links to what is set; nothing is said of the rest. */
function footLinks({ supportEmail, privacyUrl, termsUrl }: Contact, words: LinkWords): readonly FootLink[] {
  const links = [
    { label: words.support, address: supportEmail === null ? null : `mailto:${supportEmail}` },
    { label: words.privacy, address: privacyUrl },
    { label: words.terms, address: termsUrl },
  ];
  return links.flatMap(({ label, address }) => (address === null ? [] : [{ label, address }]));
}

function footerOf({ tenantName, isWhiteLabel }: MailLook, platformName: string): string {
  if (tenantName === undefined) return mailTexts.sentByPlatform(platformName);
  return isWhiteLabel ? mailTexts.sentFor(tenantName) : mailTexts.sentBy(platformName, tenantName);
}

function textOf({ subject, paragraphs, button, notes = [] }: MailContent, { footer, links }: Foot): string {
  const link = button === undefined ? [] : [`${button.label}:\n${button.url}`];
  return `${[subject, ...paragraphs, ...link, ...notes, `-- \n${[footer, ...links.map(({ label, address }) => `${label}: ${address.replace(/^mailto:/, '')}`)].join('\n')}`].join('\n\n')}\n`;
}

/** Colors for dark screens, for the mail programs that support them. The others show the light mail. */
const darkSheet = `@media (prefers-color-scheme:dark){.page{background:#161513!important;color:#f1eee8!important}.card{background:#1e1d1a!important}
.button{border:1px solid #767065!important}.soft{color:#b9b3a8!important}.link{color:#f1eee8!important}.light-logo{display:none!important}.dark-logo{display:block!important}
.plate{background:#ffffff!important;padding:4px 8px!important}}`;
const standardFont = 'Arial,Helvetica,sans-serif';

/** Tables and inline attributes, because mail programs support little else. */
function htmlOf(content: MailContent, look: MailLook, { footer, links }: Foot): string {
  const { subject, paragraphs, button, notes = [] } = content;
  const { accent, brand } = look;
  const { md, lg } = radiusScales[brand.cornerRadius ?? 'none'];
  const font = brand.font === undefined ? standardFont : fontStacks[brand.font];
  const edge = brand.headerColor === undefined ? `;border-top:4px solid ${accent}` : '';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title>
<style>${darkSheet}</style></head>
<body class="page" style="margin:0;background:#f4f2ec;color:#1e1d1a;font:16px/1.5 ${font}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:${lg}px;overflow:hidden${edge}">
${bandOf(look)}<tr><td style="padding:32px">
${brand.headerColor === undefined ? `<div style="margin:0 0 24px;font-weight:bold">${markOf(look)}</div>` : ''}
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeHtml(subject)}</h1>
${paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escapeHtml(paragraph)}</p>`).join('\n')}
${button === undefined ? '' : buttonOf(button, accent, md)}
${notes.map((note) => `<p class="soft" style="margin:0 0 12px;font-size:14px;color:#5f5c54">${escapeHtml(note)}</p>`).join('\n')}
<p class="soft" style="margin:24px 0 0;font-size:13px;color:#5f5c54">${[escapeHtml(footer), ...links.map(linkOf)].join(' · ')}</p>
</td></tr></table></td></tr></table></body></html>
`;
}

function linkOf({ label, address }: FootLink): string {
  return `<a class="soft" href="${escapeHtml(address)}" style="color:#5f5c54">${escapeHtml(label)}</a>`;
}

/** A bar in the header color with the logo or the name. It looks the same in both modes. */
function bandOf({ brand: { headerColor, logoUrl, logoDarkUrl }, logoText }: MailLook): string {
  if (headerColor === undefined) return '';
  const color = textOn(headerColor);
  const isDark = color === '#ffffff';
  const logo = isDark ? (logoDarkUrl ?? logoUrl) : logoUrl;
  const plate = isDark && logoDarkUrl === undefined ? ';background:#ffffff;padding:4px 8px' : '';
  const mark = logo === undefined ? escapeHtml(logoText) : pictureOf(logo, logoText, { style: `display:block${plate}` });
  return `<tr><td style="padding:20px 32px;background:${headerColor};color:${color};font-weight:bold">${mark}</td></tr>\n`;
}

/** The logo for the mode of the mail program, or the name. */
function markOf({ brand: { logoUrl, logoDarkUrl }, logoText }: MailLook): string {
  if (logoUrl === undefined) return escapeHtml(logoText);
  if (logoDarkUrl === undefined) return pictureOf(logoUrl, logoText, { style: 'display:block', className: 'plate' });
  const light = pictureOf(logoUrl, logoText, { style: 'display:block', className: 'light-logo' });
  return light + pictureOf(logoDarkUrl, logoText, { style: 'display:none;mso-hide:all', className: 'dark-logo' });
}

interface PictureLook {
  readonly style: string;
  readonly className?: string;
}

/** Programs that load no pictures show the name instead. */
function pictureOf(address: string, name: string, { style, className = '' }: PictureLook): string {
  return `<img class="${className}" src="${escapeHtml(address)}" alt="${escapeHtml(name)}" height="40" style="height:40px;max-width:240px;${style}">`;
}

function buttonOf({ label, url }: { readonly label: string; readonly url: string }, accent: string, radius: number): string {
  const address = escapeHtml(url);
  return `<p style="margin:24px 0"><a class="button" href="${address}" style="display:inline-block;padding:12px 24px;border-radius:${radius}px;background:${accent};color:${textOn(accent)};text-decoration:none;font-weight:bold">${escapeHtml(label)}</a></p>
<p class="soft" style="margin:0 0 24px;font-size:14px;color:#5f5c54">${escapeHtml(mailTexts.plainLink)}<br><a class="link" href="${address}" style="color:#1e1d1a;word-break:break-all">${address}</a></p>`;
}
