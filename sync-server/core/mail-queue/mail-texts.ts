/** Texts of the mails that the server writes. */
export const mailTexts = {
  invitationSubject: (tenant: string): string => `You've been invited to join ${tenant}`,
  invitationBody: (inviter: string, tenant: string): string => `${inviter} has invited you to the financial calculators of ${tenant}.`,
  invitationButton: 'Complete your account',
  expires: (time: string): string => `The invitation is good until ${time}. Only the newest link you received works.`,
  unexpected: 'If you did not expect this invitation, you can ignore this mail. Nothing happens without you.',
  nameHeldSubject: (name: string): string => `Look at the name of a new firm: ${name}`,
  nameHeld: (name: string): string =>
    `${name} reads like the platform or a known brand. Until you approve the name, the firm sends no invitation and publishes no page.`,
  abuseSubject: (firm: string): string => `Abuse reported: ${firm}`,
  abusePage: (page: string, firm: string): string => `Somebody has reported the page “${page}” of ${firm}:`,
  abuseInvitation: (firm: string): string => `Somebody has reported an invitation of ${firm}:`,
  abusePageButton: 'Open the landing pages',
  abuseTenantButton: 'Open the tenants',
  report: (address: string): string => `You do not know the sender, or the firm is not what it says it is? Report it: ${address}`,
  requestSubject: (email: string): string => `${email} asks for a new invitation`,
  requestBody: (email: string, tenant: string): string =>
    `The invitation of ${email} to ${tenant} can no longer be used, and a new one was asked for. Invite the person again if you want to.`,
  requestButton: 'Open the team',
  voidSubject: (inviter: string): string => `Invitations of ${inviter} are void`,
  voidBody: (inviter: string, count: number): string =>
    `${inviter} left or was deactivated, and ${count} pending ${count === 1 ? 'invitation' : 'invitations'} of this person can no longer be accepted. Send them again if they are still wanted.`,
  voidButton: 'Open the invitations',
  resetSubject: 'Choose a new password',
  resetBody: (tenant: string): string =>
    `Somebody, most likely you, asked for a new password${tenant === '' ? '' : ` to sign in to ${tenant}`}.`,
  resetButton: 'Choose a new password',
  resetExpires: (time: string): string => `The link works once, until ${time}. Only the newest link you received works.`,
  resetUnexpected: 'If it was not you, you can ignore this mail: your password stays as it is.',
  newDeviceSubject: 'New sign-in to your account',
  newDeviceBody: (browser: string, time: string): string =>
    `Somebody signed in to your account with your password from a browser that was not used with it before: ${browser}, ${time}.`,
  newDeviceUnexpected: 'If it was not you, choose a new password at once, which signs out everyone, and tell your administrator.',
  secondStepSubject: 'The second step of your sign-in was changed',
  secondStepBody: (what: string): string => `Somebody who was signed in to your account changed how it is confirmed: ${what}.`,
  passwordChangedSubject: 'Your password was changed',
  passwordChangedBody: 'The password of your account was changed by a link we sent to this address. You were signed out everywhere.',
  passwordChangedUnexpected: 'If it was not you, ask for a new password at once, and tell your administrator.',
  aiNoticeButton: 'Open the account',
  /** In place of a name that is not mailed. */
  signUpUnnamed: 'your firm',
  signUpSubject: (firm: string): string => `Open ${firm}`,
  signUpBody: (firm: string): string =>
    `Somebody, most likely you, began a free trial for ${firm}. Choose your password, and it is open for 14 days.`,
  signUpButton: 'Choose your password',
  signUpUnexpected: 'If it was not you, you can ignore this mail. Nothing happens without you.',
  signUpKnownSubject: 'You have an account already',
  signUpKnownBody: (firm: string): string =>
    `Somebody, most likely you, began a free trial for ${firm} with this address, which has an account already. Sign in with it. To open another firm, begin with another address.`,
  signUpKnownButton: 'Sign in',
  impersonationSubject: 'Support opened the app as you',
  impersonationBody: (owner: string, minutes: number): string =>
    `${owner} of the platform's support views the app as you, for at most ${minutes} minutes. Passwords, roles, and billing cannot be changed meanwhile, and everything done is recorded under both names.`,
  impersonationReason: (reason: string): string => `The reason given: ${reason}`,
  links: {
    en: { support: 'Support', privacy: 'Privacy', terms: 'Terms' },
    de: { support: 'Support', privacy: 'Datenschutz', terms: 'Nutzungsbedingungen' },
  },
  leadSubjects: {
    sales: (name: string): string => `${name} writes to sales`,
    template: (name: string): string => `${name} asks for a custom template`,
  },
  leadFrom: (name: string, email: string): string => `${name} (${email}) wrote:`,
  trialEndedSubject: 'Your trial has ended',
  trialEndedBody: (tenant: string): string =>
    `The trial of ${tenant} has ended, and you go on with the free plan. Nothing is deleted, and nobody is locked out. You can choose a larger plan at any time.`,
  planRequestSubject: (email: string): string => `${email} asks for a plan`,
  planRequestBody: (email: string, tenant: string): string =>
    `${email} uses the financial calculators of ${tenant} and asks you to subscribe, or to choose a larger plan. Only an administrator can do that.`,
  plansButton: 'See the plans',
  plainLink: 'If the button does not work, open this address:',
  somebody: 'An administrator',
  sentBy: (sender: string, tenant: string): string => `Sent by ${sender} for ${tenant}.`,
  sentFor: (tenant: string): string => `Sent for ${tenant}.`,
  sentByPlatform: (sender: string): string => `Sent by ${sender}.`,
} as const;
