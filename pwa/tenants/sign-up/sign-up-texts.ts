import { t } from '#contract/language/t.ts';
import { trialDays } from '#contract/tenants/tenants.ts';

/** Texts of the screens on which a visitor registers a tenant. */
export const signUpScreenTexts = {
  title: t('Start Free Trial'),
  lead: t("{trialDays} days with every calculator, under your firm's name. No card is asked for.", { trialDays }),
  firmName: t('Firm name'),
  subdomain: t('Subdomain'),
  subdomainHint: (subdomain: string, host: string): string =>
    t('Your calculators are at {subdomain}.{host}', { subdomain: subdomain === '' ? t('your-firm') : subdomain, host }),
  free: (subdomain: string): string => t('{subdomain} is free.', { subdomain }),
  email: t('Work email'),
  submit: t('Send me the link'),
  busy: t('Sending...'),
  haveAccount: t('You have an account already?'),
  signIn: t('Log In'),
  sentTitle: t('Look into your mail'),
  again: t('Change the address'),
  nextTitle: t('What happens next?'),
  next: [
    t('You open the link in your mail and choose a password.'),
    t('You sign in and choose your calculators.'),
    t('After the trial you go on with the free plan, or with another one.'),
  ],
  loading: t('Opening...'),
  completeTitle: (firm: string): string => t('Open {firm}', { firm }),
  complete: t('Create Account'),
  completing: t('Creating Account...'),
  done: t('Your trial has begun'),
  doneDetail: t("You'll be redirected to sign in."),
  linkTitle: t('This link cannot be used'),
  unreachableTitle: t('The link cannot be checked'),
  beginAgain: t('Begin again'),
  retry: t('Try Again'),
} as const;
