import { page, userEvent } from 'vitest/browser';
import { answering } from '#app/testing/answering.ts';
import { showApp } from '#app/testing/show-app.tsx';
import { enter, failing, holdAnswers, json, press } from './actions.ts';
import type { Scene } from './quoted-texts.ts';

const visitor = { status: 'signedOut' } as const;

export const templates: Scene<'the templates page'> = async (see) => {
  answering({});
  await showApp('/templates', visitor);
  await see('it is open');
};

export const signUp: Scene<'the form of a new firm'> = async (see) => {
  answering({});
  await showApp('/sign-up', visitor);
  await enter('Work email', 'nobody');
  await userEvent.keyboard('{Enter}');
  await see('the email address is misspelled');
};

export const acceptInvitation: Scene<'the link of an invitation'> = async (see) => {
  const token = 'A'.repeat(43);
  const look = {
    email: 'ben@acme.test',
    firstName: '',
    lastName: '',
    tenantName: 'Acme Advisors',
    role: 'user',
    expiresAt: '2999-12-01T00:00:00.000Z',
    hasAccount: false,
    signedInAs: null,
  };
  const verify = holdAnswers();
  await showApp(`/accept-invitation?token=${token}`, visitor);
  await see('it is checked');
  verify(json(look));
  await see('it is good');
  const fill = async (first: string, last: string, password: string) => {
    await enter('First name', first);
    await enter('Last name', last);
    await page.getByLabelText('Password').first().fill(password);
  };
  await fill('B', 'A', '!');
  await press('Complete Account Setup');
  await see('nothing right is entered');
  await fill('Ben', 'Archer', 'Kq7vXw2pLm');
  const complete = holdAnswers();
  await press('Complete Account Setup');
  await see('the account is being created');
  complete(failing(409));
  await see('creating the account fails without a reason');
  answering({ '/api/auth/accept-invitation': json({ email: look.email, tenantName: look.tenantName }) });
  await press('Complete Account Setup');
  await see('the account is created');
};

export const invitationOutcome: Scene<'the page after an invitation'> = async (see) => {
  const { screen } = await showApp('/invitation-success', visitor);
  await see('it was accepted');
  await screen.unmount();
  await showApp('/invitation-success?reason=already-active', visitor);
  await see('it had been accepted before');
};
