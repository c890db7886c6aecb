import type * as z from 'zod/mini';
import type { FormField, PageComponent } from '#contract/pages/landing-page-components.ts';
import { node, type PageNode } from './page-node.ts';

/** A form that was just sent. */
export interface SentForm {
  readonly componentId: string;
  /** The reason for its refusal; undefined if it was accepted. */
  readonly problem?: string;
  /** The entered values, when the form has to be sent again. */
  readonly values?: Readonly<Record<string, string>>;
}

type Content = Extract<PageComponent, { type: 'form' }>['content'];
type Field = z.infer<typeof FormField>;

/** Name of the honeypot: invisible to people, but filled in by bots. No field of a form can have it, because of its dot. */
export const trapField = 'website.url';

/** Name of the box with which a visitor agrees. No field can have it, because of its dot. */
export const consentField = 'consent.given';

/** Name of the hidden field with a part of where the visitor came from. */
export const sourceField = (name: string): string => `source.${name}`;
export const sourceNames = ['utm_source', 'utm_medium', 'utm_campaign'] as const;

interface FormContext {
  /** Undefined if the form cannot be sent. */
  readonly action: string | undefined;
  readonly sent?: SentForm;
  readonly source?: Readonly<Record<string, string>>;
}

/** A form that works without scripts: after sending, the page comes back with the form's message in its place. */
export function formView(id: string, content: Content, { action, sent, source = {} }: FormContext): PageNode {
  const mine = sent?.componentId === id ? sent : undefined;
  if (mine !== undefined && mine.problem === undefined) {
    return node('div', { className: 'lp-card lp-sent', attributes: { role: 'status', id: `form-${id}` } }, content.successMessage);
  }
  return node(
    'form',
    {
      className: 'lp-card lp-form',
      attributes: { id: `form-${id}`, method: 'post', ...(action === undefined ? {} : { action: `${action}#form-${id}` }) },
    },
    mine?.problem === undefined ? undefined : node('p', { className: 'lp-problem', attributes: { role: 'alert' } }, mine.problem),
    ...content.fields.map((field) => fieldView(id, field, mine?.values?.[field.name])),
    node(
      'div',
      { className: 'lp-trap', attributes: { 'aria-hidden': 'true' } },
      node('input', {
        attributes: { name: trapField, tabindex: '-1', autocomplete: 'off', 'aria-label': 'Leave this empty' },
      }),
    ),
    ...Object.entries(source).map(([name, value]) => node('input', { attributes: { type: 'hidden', name: sourceField(name), value } })),
    consentView(id, content.consent),
    node('button', { className: 'lp-button', field: 'content.submitText', attributes: { type: 'submit' } }, content.submitText),
  );
}

/** The sentence that a visitor agrees to, with its box; undefined without one. */
function consentView(formId: string, sentence = ''): PageNode | undefined {
  if (sentence.trim() === '') return undefined;
  const id = `${formId}-consent`;
  return node(
    'div',
    { className: 'lp-check' },
    node('input', { attributes: { id, name: consentField, type: 'checkbox', value: 'yes', required: '' } }),
    node('label', { attributes: { for: id } }, sentence),
  );
}

const completion: Readonly<Partial<Record<Field['type'], string>>> = { email: 'email', tel: 'tel' };

function fieldView(formId: string, field: Field, value: string | undefined): PageNode {
  const { name, label, type, required, placeholder, options = [] } = field;
  const id = `${formId}-${name}`;
  const common = {
    id,
    name,
    ...(required === true ? { required: '' } : {}),
    ...(placeholder === undefined ? {} : { placeholder }),
  };
  const caption = node('label', { attributes: { for: id } }, required === true ? label : `${label} (optional)`);
  switch (type) {
    case 'checkbox':
      return node(
        'div',
        { className: 'lp-check' },
        node('input', { attributes: { ...common, type, value: 'yes', ...(value === 'yes' ? { checked: '' } : {}) } }),
        caption,
      );
    case 'textarea':
      return node('div', { className: 'lp-field' }, caption, node('textarea', { attributes: common }, value ?? ''));
    case 'select':
      return node(
        'div',
        { className: 'lp-field' },
        caption,
        node(
          'select',
          { attributes: common },
          ...options.map((option) =>
            option === '' ? undefined : node('option', { attributes: option === value ? { selected: '' } : {} }, option),
          ),
        ),
      );
    case 'text':
    case 'email':
    case 'tel':
    case 'number': {
      const autocomplete = completion[type] ?? (name === 'name' ? 'name' : undefined);
      const attributes = {
        ...common,
        type,
        ...(autocomplete === undefined ? {} : { autocomplete }),
        ...(value === undefined ? {} : { value }),
      };
      return node('div', { className: 'lp-field' }, caption, node('input', { attributes }));
    }
  }
}
