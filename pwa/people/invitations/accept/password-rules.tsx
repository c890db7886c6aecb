import { t } from '#contract/language/t.ts';
import { accountTexts, passwordLength } from '#contract/people/account.ts';

const rules: readonly { readonly text: string; readonly isMet: (password: string) => boolean }[] = [
  { text: accountTexts.passwordLength, isMet: (password) => password.length >= passwordLength.least },
  { text: accountTexts.passwordUppercase, isMet: (password) => /\p{Lu}/u.test(password) },
  { text: accountTexts.passwordLowercase, isMet: (password) => /\p{Ll}/u.test(password) },
  { text: accountTexts.passwordNumber, isMet: (password) => /\p{Nd}/u.test(password) },
];

/** The error to show beside the field. Undefined for a sentence of a rule, because the list of rules shows that already. */
export function beyondRules(error: string | undefined): string | undefined {
  return rules.some(({ text }) => text === error) ? undefined : error;
}

interface PasswordRulesProps {
  readonly password: string;
  /** True once the field was left or a send was attempted. From then on, each unmet rule is an error. */
  readonly isChecked: boolean;
}

/** Every password rule, checked off as the person types. */
export function PasswordRules({ password, isChecked }: PasswordRulesProps) {
  return (
    <ul className="join__rules" aria-label={t('Rules of the password')}>
      {rules.map(({ text, isMet }) => {
        const met = isMet(password);
        return (
          <li key={text} data-state={met ? 'met' : isChecked ? 'missing' : 'open'}>
            <span className="unseen">{met ? t('Met: ') : t('Not yet met: ')}</span>
            {text}
          </li>
        );
      })}
    </ul>
  );
}
