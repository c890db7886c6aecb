import { accountTexts, passwordLength } from '#contract/account.ts';

const rules: readonly { readonly text: string; readonly isMet: (password: string) => boolean }[] = [
  { text: accountTexts.passwordLength, isMet: (password) => password.length >= passwordLength.least },
  { text: accountTexts.passwordUppercase, isMet: (password) => /\p{Lu}/u.test(password) },
  { text: accountTexts.passwordLowercase, isMet: (password) => /\p{Ll}/u.test(password) },
  { text: accountTexts.passwordNumber, isMet: (password) => /\p{Nd}/u.test(password) },
];

/** The sentence of a rule stands in the list already; any other one belongs beside the field. */
export function beyondRules(error: string | undefined): string | undefined {
  return rules.some(({ text }) => text === error) ? undefined : error;
}

interface PasswordRulesProps {
  readonly password: string;
  /** The field has been left, or sending was tried: what is still missing is an error now. */
  readonly isChecked: boolean;
}

/** Every rule of a password, ticked off while it is typed. */
export function PasswordRules({ password, isChecked }: PasswordRulesProps) {
  return (
    <ul className="join__rules" aria-label="Rules of the password">
      {rules.map(({ text, isMet }) => {
        const met = isMet(password);
        return (
          <li key={text} data-state={met ? 'met' : isChecked ? 'missing' : 'open'}>
            <span className="unseen">{met ? 'Met: ' : 'Not yet met: '}</span>
            {text}
          </li>
        );
      })}
    </ul>
  );
}
