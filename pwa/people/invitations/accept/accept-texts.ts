import { t } from '#contract/language/t.ts';

/** Texts of the screen where an invited person joins. */
export const acceptTexts = {
  loading: t('Loading invitation...'),
  title: t('Complete Your Account'),
  invited: (tenant: string): string => t("You've been invited to join {tenant}", { tenant }),
  submit: t('Complete Account Setup'),
  busy: t('Creating Account...'),
  nextTitle: t('What happens next?'),
  next: (tenant: string): readonly string[] => [
    t('Your profile is completed.'),
    t('Your account is activated.'),
    t('You are sent to sign in through the identity provider.'),
    t('You get access to the calculator suite of {tenant}.', { tenant }),
  ],
  signIn: t('Log In'),
  join: t('Accept the invitation'),
  joining: t('Accepting...'),
  otherAccount: t('Sign out above, then open the link again.'),
  decline: t('Decline'),
  declineTitle: t('Decline the invitation?'),
  declineAsk: (tenant: string): string => t('You will not join {tenant}. Only a new invitation can change that.', { tenant }),
  declineKeep: t('Keep it'),
  declined: t('Nothing else is needed. You can close this page.'),
  unreachableTitle: t('The invitation cannot be checked'),
  unreachable: t('There is no connection to the server. The link stays valid: try again once you are online.'),
  retry: t('Try Again'),
  emailLabel: t('Your email address'),
  sendRequest: t('Ask for it'),
  sendingRequest: t('Asking...'),
} as const;
