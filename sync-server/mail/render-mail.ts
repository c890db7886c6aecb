import { escapeHtml } from '#server/http/pages/app-shell.ts';
import { textOn } from '#server/http/pages/text-on.ts';
import { mailTexts } from '#server/mail-queue/mail-texts.ts';
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
export function renderMail(content: MailContent, look: MailLook, platformName: string): RenderedMail {
  const footer = footerOf(look, platformName);
  return { subject: content.subject, html: htmlOf(content, look, footer), text: textOf(content, footer) };
}

function footerOf({ tenantName, isWhiteLabel }: MailLook, platformName: string): string {
  if (tenantName === undefined) return mailTexts.sentByPlatform(platformName);
  return isWhiteLabel ? mailTexts.sentFor(tenantName) : mailTexts.sentBy(platformName, tenantName);
}

function textOf({ subject, paragraphs, button, notes = [] }: MailContent, footer: string): string {
  const link = button === undefined ? [] : [`${button.label}:\n${button.url}`];
  return `${[subject, ...paragraphs, ...link, ...notes, `-- \n${footer}`].join('\n\n')}\n`;
}

/** Tables and inline attributes, because mail programs support little else. */
function htmlOf({ subject, paragraphs, button, notes = [] }: MailContent, { accent, logoText }: MailLook, footer: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#f4f2ec;color:#1e1d1a;font:16px/1.5 Arial,Helvetica,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-top:4px solid ${accent}">
<tr><td style="padding:32px">
<p style="margin:0 0 24px;font-weight:bold">${escapeHtml(logoText)}</p>
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeHtml(subject)}</h1>
${paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escapeHtml(paragraph)}</p>`).join('\n')}
${button === undefined ? '' : buttonOf(button, accent)}
${notes.map((note) => `<p style="margin:0 0 12px;font-size:14px;color:#5f5c54">${escapeHtml(note)}</p>`).join('\n')}
<p style="margin:24px 0 0;font-size:13px;color:#5f5c54">${escapeHtml(footer)}</p>
</td></tr></table></td></tr></table></body></html>
`;
}

function buttonOf({ label, url }: { readonly label: string; readonly url: string }, accent: string): string {
  const address = escapeHtml(url);
  return `<p style="margin:24px 0"><a href="${address}" style="display:inline-block;padding:12px 24px;background:${accent};color:${textOn(accent)};text-decoration:none;font-weight:bold">${escapeHtml(label)}</a></p>
<p style="margin:0 0 24px;font-size:14px;color:#5f5c54">${escapeHtml(mailTexts.plainLink)}<br><a href="${address}" style="color:#1e1d1a;word-break:break-all">${address}</a></p>`;
}
