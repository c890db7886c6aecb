import { trialDays } from '#contract/tenants.ts';

/** Texts of the screens on which a visitor registers a firm. */
export const signUpScreenTexts = {
  title: 'Start Free Trial',
  lead: `${trialDays} days with every calculator, under your firm's name. No card is asked for.`,
  firmName: 'Firm name',
  subdomain: 'Subdomain',
  subdomainHint: (subdomain: string, host: string): string =>
    `Your calculators are at ${subdomain === '' ? '{subdomain}' : subdomain}.${host}`,
  free: (subdomain: string): string => `${subdomain} is free.`,
  email: 'Work email',
  submit: 'Send me the link',
  busy: 'Sending...',
  haveAccount: 'You have an account already?',
  signIn: 'Log In',
  sentTitle: 'Look into your mail',
  again: 'Change the address',
  nextTitle: 'What happens next?',
  next: [
    'You open the link in your mail and choose a password.',
    'You sign in and choose your calculators.',
    'After the trial you go on with the free plan, or with another one.',
  ],
  loading: 'Opening...',
  completeTitle: (firm: string): string => `Open ${firm}`,
  complete: 'Create Account',
  completing: 'Creating Account...',
  done: 'Your trial has begun',
  doneDetail: "You'll be redirected to sign in.",
  linkTitle: 'This link cannot be used',
  unreachableTitle: 'The link cannot be checked',
  beginAgain: 'Begin again',
  retry: 'Try Again',
} as const;
