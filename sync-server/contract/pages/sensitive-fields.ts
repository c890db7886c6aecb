import type * as z from 'zod/mini';
import { t } from '#contract/language/t.ts';
import { squeezed, toPlainLetters, withoutDigits, wordsOf } from '#contract/values/look-alikes.ts';
import type { FormField, PageComponent } from './landing-page-components.ts';

type Field = Pick<z.infer<typeof FormField>, 'name' | 'label' | 'placeholder' | 'options'>;

export const sensitiveFieldText = (label: string): string =>
  t('“{label}” asks for a password, a payment card, a social security number, or a bank login. No form on a page may ask for these.', {
    label,
  });

/** Found anywhere in the letters of a text, also across its gaps. */
const parts: readonly string[] = [
  ...['password', 'passwort', 'passwd', 'passphrase', 'passcode', 'kennwort', 'losungswort', 'geheimzahl', 'contrasena', 'motdepasse'],
  ...['pincode', 'pinnumber', 'geheimnummer', 'onetimecode', 'onetimepassword', 'einmalcode', 'verificationcode', 'authenticationcode'],
  ...['bestatigungscode', 'cardnumber', 'cardno', 'ccnumber', 'cccsc', 'ccexp', 'cardexp', 'kartennummer', 'kreditkartennr', 'kartennr'],
  ...['securitycode', 'sicherheitscode', 'cardverification', 'prufziffer', 'pruefziffer', 'prufnummer', 'pruefnummer', 'cardvaidation'],
  ...['socialsecuritynumber', 'socialsecurityno', 'socialsecuritynr', 'socialsecnumber', 'socialinsurancenumber', 'sozialversicherungsn'],
  ...['taxpayeridentificationnumber', 'onlinebanking', 'banklogin', 'bankinglogin', 'bankzugang', 'bankusername', 'bankuserid'],
  ...['zugangsdaten', 'logincredentials', 'logindata', 'logindaten', 'mothersmaidenname', 'madchennamedermutter', 'maedchennamedermutter'],
].map(squeezed);

/** The whole of a text. Inside a longer one these words are harmless, as in "credit card debt". */
const wholes: ReadonlySet<string> = new Set(
  [
    ...[
      'creditcard',
      'debitcard',
      'paymentcard',
      'bankcard',
      'yourcard',
      'kreditkarte',
      'bankkarte',
      'girokarte',
      'socialsecurity',
      'socialsec',
    ],
    ...['expiry', 'expirydate', 'expires', 'expirationdate', 'expiration', 'expdate', 'validthru', 'validuntil', 'gultigbis', 'gueltigbis'],
    ...[
      'ablaufdatum',
      'verfallsdatum',
      'gultigkeitsdatum',
      'pass',
      'secretcode',
      'securitynumber',
      'yourpass',
      'accesscode',
      'zugangscode',
    ],
  ].map(squeezed),
);

/** Words of their own. Parts of other words are harmless, as in "opinion" and "business name". */
const words: ReadonlySet<string> = new Set([
  ...['pin', 'pwd', 'pswd', 'otp', 'tan', 'mtan', 'smstan', 'pushtan', 'cvc', 'cvv', 'csc', 'cvn', 'ssn', 'itin', 'sozvnr', 'svnr'],
  ...['senha', 'mmyy', 'mmyyyy', 'mmjj', 'mmjjjj', 'mfa', 'cvctwo'],
]);

/** True if a field asks for a password, a payment card, a social security number, or a bank login, in English or German, also in disguise. */
export function asksForSecret({ name, label, placeholder = '', options = [] }: Field): boolean {
  return [name, label, placeholder, `${label} ${placeholder}`, ...options].some(namesSecret);
}

function namesSecret(text: string): boolean {
  // The key of a field joins its words by capital letters.
  const spaced = text.normalize('NFKC').replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
  const plain = toPlainLetters(spaced);
  const letters = squeezed(plain);
  if (wholes.has(letters) || parts.some((part) => letters.includes(part))) return true;
  const variants = [...wordsOf(plain), ...wordsOf(withoutDigits(plain)), ...wordsOf(toPlainLetters(text))];
  if (variants.some((word) => words.has(word.replace(/\d+$/, '')) || /^2fa/.test(word))) return true;
  return /\bmm\W*(?:yy|jj)/.test(plain);
}

/** The first field of a page that asks for a secret. */
export function findSensitiveField(
  components: readonly PageComponent[],
): { readonly label: string; readonly componentId: string } | undefined {
  for (const { id, type, content } of components) {
    const field = type === 'form' ? content.fields.find(asksForSecret) : undefined;
    if (field !== undefined) return { label: field.label, componentId: id };
  }
  return undefined;
}

/** The components without such fields. Pages published before the rule may hold some. */
export function withoutSensitiveFields(components: readonly PageComponent[]): PageComponent[] {
  return components.map((component) =>
    component.type === 'form'
      ? { ...component, content: { ...component.content, fields: component.content.fields.filter((field) => !asksForSecret(field)) } }
      : component,
  );
}
