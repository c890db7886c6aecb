/** Texts of the mails that the server writes. */
export const mailTexts = {
  invitationSubject: (tenant: string): string => `You've been invited to join ${tenant}`,
  invitationBody: (inviter: string, tenant: string): string => `${inviter} has invited you to the financial calculators of ${tenant}.`,
  invitationButton: 'Complete your account',
  expires: (time: string): string => `The invitation is good until ${time}. Only the newest link you received works.`,
  unexpected: 'If you did not expect this invitation, you can ignore this mail. Nothing happens without you.',
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
  passwordChangedSubject: 'Your password was changed',
  passwordChangedBody: 'The password of your account was changed by a link we sent to this address. You were signed out everywhere.',
  passwordChangedUnexpected: 'If it was not you, ask for a new password at once, and tell your administrator.',
  aiNoticeButton: 'Open the account',
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
  leadSubject: (name: string): string => `${name} writes to sales`,
  leadFrom: (name: string, email: string): string => `${name} (${email}) wrote:`,
  trialEndedSubject: 'Your trial has ended',
  trialEndedBody: (tenant: string): string =>
    `The trial of ${tenant} has ended, and you go on with the free plan. Nothing is deleted, and nobody is locked out. You can choose a larger plan at any time.`,
  plansButton: 'See the plans',
  plainLink: 'If the button does not work, open this address:',
  somebody: 'An administrator',
  sentBy: (sender: string, tenant: string): string => `Sent by ${sender} for ${tenant}.`,
  sentFor: (tenant: string): string => `Sent for ${tenant}.`,
  sentByPlatform: (sender: string): string => `Sent by ${sender}.`,
} as const;
