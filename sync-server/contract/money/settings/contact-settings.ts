import { t } from '#contract/language/t.ts';
import { PlatformContact } from '#contract/values/contact.ts';
import { defineEntity } from '#contract/values/entity/define-entity.ts';

const { supportEmail, salesEmail, privacyUrl, termsUrl } = PlatformContact.shape;
const email = { kind: 'text', inputMode: 'email' } as const;
const url = { kind: 'text', inputMode: 'url' } as const;

/** Addresses of the platform. A tenant may have addresses of its own. */
export const contactSettings = defineEntity('ContactSettings', {
  supportEmail: {
    answer: supportEmail,
    input: supportEmail,
    initial: '',
    in: 'settings',
    example: 'help@northwind.example',
    changed: 'support@northwind.example',
    form: { label: t('Support email'), control: email },
  },
  salesEmail: {
    answer: salesEmail,
    input: salesEmail,
    initial: '',
    in: 'settings',
    example: 'sales@northwind.example',
    changed: 'plans@northwind.example',
    form: { label: t('Sales email'), control: email },
  },
  privacyUrl: {
    answer: privacyUrl,
    input: privacyUrl,
    initial: '',
    in: 'settings',
    example: 'https://northwind.example/privacy',
    changed: 'https://northwind.example/data',
    form: { label: t('Address of the privacy page'), control: url },
  },
  termsUrl: {
    answer: termsUrl,
    input: termsUrl,
    initial: '',
    in: 'settings',
    example: 'https://northwind.example/terms',
    changed: 'https://northwind.example/agreement',
    form: { label: t('Address of the terms'), control: url },
  },
});
