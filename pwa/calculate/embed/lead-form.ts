import { t } from '#contract/language/t.ts';
import { type EmbedSettings, embedTexts } from '#contract/pages/embed-look.ts';
import type { FigureLine } from './calculator-view.ts';
import { element } from './elements.ts';
import { legalLinks } from './legal-links.ts';

/** The optional form below a calculator. It sends nothing but what the visitor wrote, and the figures only if the visitor ticks that. */
export function createLeadForm(settings: EmbedSettings, figures: () => readonly FigureLine[], address: string | undefined): HTMLElement {
  const name = element('input', { id: 'lead-name', autocomplete: 'name', maxlength: '200', required: true });
  const email = element('input', { id: 'lead-email', type: 'email', autocomplete: 'email', maxlength: '254', required: true });
  const phone = element('input', { id: 'lead-phone', type: 'tel', autocomplete: 'tel', maxlength: '40' });
  const message = element('textarea', { id: 'lead-message', rows: '3', maxlength: '1500' });
  const trap = element('input', { id: 'lead-trap', tabindex: '-1', autocomplete: 'off' });
  const withFigures = element('input', { id: 'lead-figures', type: 'checkbox' });
  const consent = element('input', { id: 'lead-consent', type: 'checkbox', required: true });
  const button = element('button', { type: 'submit' }, embedTexts.send);
  const told = element('p', { role: 'status' });
  const form = element(
    'form',
    {},
    labeled(embedTexts.name, name),
    labeled(embedTexts.email, email),
    labeled(embedTexts.phone, phone),
    labeled(embedTexts.message, message),
    element('div', { class: 'trap', 'aria-hidden': 'true' }, labeled(t('Leave empty'), trap)),
    ticked(embedTexts.withFigures, withFigures),
    ticked(settings.consent, consent),
    legalLinks(settings),
    button,
    told,
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (address === undefined) {
      told.textContent = embedTexts.previewOnly;
      return;
    }
    button.disabled = true;
    told.className = '';
    told.textContent = embedTexts.sending;
    const lead = {
      name: name.value,
      email: email.value,
      phone: phone.value,
      message: message.value,
      trap: trap.value,
      consent: consent.checked,
      consentText: settings.consent,
      ...websiteAround(),
      figures: withFigures.checked ? figures() : [],
    };
    post(address, lead).then((problem) => {
      button.disabled = false;
      told.className = problem === undefined ? '' : 'refusal';
      told.textContent = problem ?? embedTexts.sent;
      if (problem === undefined) form.reset();
    });
  });
  return element('details', { class: 'lead' }, element('summary', {}, embedTexts.write(settings.firm)), form);
}

/** The website that holds the frame, so that the tenant sees where its leads come from. Its page and its query stay unknown. */
function websiteAround(): { readonly website?: string } {
  if (window.parent === window || !URL.canParse(document.referrer)) return {};
  return { website: new URL(document.referrer).origin };
}

/** The sentence about a failure; undefined if the message was taken. Sent as text, so that no browser asks for permission first. */
async function post(address: string, lead: object): Promise<string | undefined> {
  try {
    const answer = await fetch(address, { method: 'POST', body: JSON.stringify(lead), credentials: 'omit', referrerPolicy: 'origin' });
    if (answer.ok) return undefined;
    const { message } = await answer.json();
    return typeof message === 'string' ? message : embedTexts.sendFailed;
  } catch {
    return embedTexts.sendFailed;
  }
}

function labeled(label: string, control: HTMLInputElement | HTMLTextAreaElement): HTMLElement {
  return element('div', { class: 'field' }, element('label', { for: control.id }, label), control);
}

function ticked(label: string, control: HTMLInputElement): HTMLElement {
  return element('div', { class: 'field switch' }, control, element('label', { for: control.id }, label));
}
