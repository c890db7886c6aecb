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

/** A form that works without scripts: after sending, the page comes back with the form's message in its place. */
export function formView(id: string, content: Content, action: string | undefined, sent: SentForm | undefined): PageNode {
  const mine = sent?.componentId === id ? sent : undefined;
  if (mine !== undefined && mine.problem === undefined) {
    return node('div', { className: 'lp-card lp-sent', attributes: { role: 'status', id: `form-${id}` } }, content.successMessage);
  }
  return node(
    'form',
    {
      className: 'lp-card lp-form',
      attributes: { id: `form-${id}`, method: 'post', ...(action === undefined ? {} : { action }) },
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
    node('button', { className: 'lp-button', attributes: { type: 'submit' } }, content.submitText),
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
