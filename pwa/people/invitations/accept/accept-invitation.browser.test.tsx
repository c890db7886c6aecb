import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answering, answeringWith, brokenAnswer } from '#app/testing/answering.ts';
import { signedIn } from '#app/testing/people.ts';
import { showApp } from '#app/testing/show-app.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const token = 'A'.repeat(43);
const verify = `/api/auth/verify-invitation?token=${token}`;
const accept = '/api/auth/accept-invitation';
const look = {
  email: 'ben@acme.test',
  firstName: '',
  lastName: '',
  tenantName: 'Acme Advisors',
  role: 'user',
  expiresAt: '2026-12-01T00:00:00.000Z',
  hasAccount: false,
  signedInAs: null,
};
const visitor = { status: 'signedOut' } as const;
const found = (change: Partial<typeof look> | { readonly signedInAs: string } = {}) => ({
  [verify]: () => Response.json({ ...look, ...change }),
});

function refusedLook(status: number, code?: string) {
  return {
    [verify]: () => (code === undefined ? new Response('Broken', { status }) : Response.json({ code, message: 'Said' }, { status })),
  };
}

const heading = () => page.getByRole('heading', { level: 1 });
const submit = () => page.getByRole('button', { name: 'Complete Account Setup' });

async function open(
  answers: Readonly<Record<string, () => Response>>,
  path = `/accept-invitation?token=${token}`,
  session: Parameters<typeof showApp>[1] = visitor,
) {
  const calls = answering(answers);
  return { calls, ...(await showApp(path, session)) };
}

async function fill(first = 'Ben', last = 'Archer', password = 'Kq7vXw2pLm') {
  await page.getByLabelText('First name').fill(first);
  await page.getByLabelText('Last name').fill(last);
  await page.getByLabelText('Password', { exact: false }).first().fill(password);
}

describe('the link of an invitation', () => {
  it.each(['signedOut', 'user', 'tenant_admin', 'platform_owner'] as const)(
    '[R-ROUTE-03] [R-ROUTE-04] [R-ROUTE-25] opens with the parameter u for %s, and leads to the form',
    async (who) => {
      const { router } = await open(found(), `/accept-invitation?u=${token}`, who === 'signedOut' ? visitor : signedIn(who));
      await expect.element(heading()).toHaveTextContent("You've been invited to join Acme Advisors");
      expect(router.state.location.search).toEqual({ token });
    },
  );

  it('[R-ACC-09] [R-ROUTE-30] opens with the parameter token', async () => {
    const { calls } = await open(found());
    await expect.element(submit()).toBeVisible();
    expect(calls).toContain(verify);
  });

  it.each(['', '?token=', '?u='])('[R-ACC-10] without a token ("%s") leads to the page that says so', async (search) => {
    const { router } = await open({}, `/accept-invitation${search}`);
    await expect.element(heading()).toHaveTextContent('Invalid Invitation Link');
    expect(router.state.location.search).toEqual({ reason: 'invalid-token' });
  });

  it('[R-ACC-01] says that the invitation is loading', async () => {
    answeringWith(() => new Promise(() => undefined));
    await showApp(`/accept-invitation?token=${token}`, visitor);
    await expect.element(page.getByText('Loading invitation...')).toBeVisible();
  });

  it.each([
    ['[R-ACC-13]', 404, undefined, 'Invitation Not Found', { reason: 'user-not-found' }],
    ['[R-ACC-13]', 404, 'InvitationNotFound', 'Invitation Not Found', { reason: 'user-not-found' }],
    ['[R-ACC-14]', 410, undefined, 'Invitation Error', { reason: 'expired' }],
    ['[R-ACC-14]', 410, 'InvitationExpired', 'Invitation Error', { reason: 'expired' }],
    ['[R-ACC-15]', 500, undefined, 'Server Error', { reason: 'server-error' }],
    ['[R-ACC-15]', 429, 'TooManyRequests', 'Server Error', { reason: 'server-error' }],
    ['[R-ACC-28]', 410, 'InvitationUsed', 'Already Verified!', { reason: 'already-active' }],
    ['a replaced one:', 409, 'NotPending', 'No Pending Invitation', { reason: 'not-invited' }],
  ] as const)('%s answered with %s %s leads to "%s"', async (_row, status, code, title, search) => {
    const { router } = await open(refusedLook(status, code));
    await expect.element(heading()).toHaveTextContent(title);
    expect(router.state.location.search).toEqual(search);
  });

  it('stays on the page without a network, and checks again on demand', async () => {
    await open({});
    await expect.element(heading()).toHaveTextContent('The invitation cannot be checked');
    answering(found());
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(submit()).toBeVisible();
  });

  it('[R-ACC-08] shows nothing where there is no invitation', async () => {
    await open({ [verify]: () => brokenAnswer(null) });
    await expect.element(page.getByText('Loading invitation...')).not.toBeInTheDocument();
    expect(document.querySelector('main')?.textContent).toBe('');
  });
});

describe('Complete Your Account', () => {
  it('[R-ACC-02] [R-ACC-03] [R-ACC-04] [R-ACC-05] shows the invited address, the tenant, and its fields', async () => {
    await open(found({ firstName: 'Ben', lastName: 'Archer' }));
    await expect.element(page.getByText('Complete Your Account', { exact: true })).toBeVisible();
    await expect.element(heading()).toHaveTextContent("You've been invited to join Acme Advisors");
    await expect.element(page.getByLabelText('Email')).toHaveValue('ben@acme.test');
    await expect.element(page.getByLabelText('Email')).toHaveAttribute('readonly');
    await expect.element(page.getByLabelText('First name')).toHaveValue('Ben');
    await expect.element(page.getByLabelText('Last name')).toHaveValue('Archer');
    await expect.element(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
    await expect.element(page.getByText('Must be at least 8 characters with uppercase, lowercase, and number')).toBeVisible();
  });

  it('[R-ACC-07] says what happens next', async () => {
    await open(found());
    const next = page.getByRole('complementary', { name: 'What happens next?' });
    await expect
      .element(next)
      .toHaveTextContent(
        /profile is completed.*account is activated.*sign in through the identity provider.*calculator suite of Acme Advisors/,
      );
    expect(next.getByRole('listitem').elements()).toHaveLength(4);
  });

  it('[R-ACC-16] [R-ACC-17] names a name that is too short beside its field', async () => {
    const { calls } = await open(found());
    await fill('B', 'A');
    await submit().click();
    await expect.element(page.getByLabelText('First name')).toHaveAccessibleDescription('First name must be at least 2 characters');
    await expect.element(page.getByLabelText('Last name')).toHaveAccessibleDescription('Last name must be at least 2 characters');
    expect(calls).not.toContain(accept);
  });

  it('[R-ACC-19] [R-ACC-20] [R-ACC-21] [R-ACC-22] ticks off each rule of the password while it is typed', async () => {
    await open(found());
    const sentences = [
      'Password must be at least 8 characters',
      'Password must contain at least one uppercase letter',
      'Password must contain at least one lowercase letter',
      'Password must contain at least one number',
    ];
    const rules = page.getByRole('list', { name: 'Rules of the password' }).getByRole('listitem');
    const met = () => rules.elements().map((rule) => rule.textContent?.startsWith('Met: '));
    await expect.element(rules.first()).toBeVisible();
    expect(rules.elements().map((rule) => rule.textContent?.replace('Not yet met: ', ''))).toEqual(sentences);
    const password = page.getByLabelText('Password', { exact: false }).first();
    for (const [typed, expected] of [
      ['lowercase', [true, false, true, false]],
      ['UP1', [false, true, false, true]],
      ['Kq7vXw2pLm', [true, true, true, true]],
    ] as const) {
      await password.fill(typed);
      await expect.poll(met).toEqual(expected);
    }
  });

  it('[R-ACC-06] says that the account is being created, and sends once', async () => {
    const { calls } = await open(found());
    let answer: (response: Response) => void = () => undefined;
    const earlier = fetch;
    const sent: string[] = [];
    answeringWith((path: string, init: RequestInit) => {
      if (path !== accept) return earlier(path, init);
      sent.push(String(init.body));
      return new Promise<Response>((resolve) => {
        answer = resolve;
      });
    });
    await fill();
    await submit().click();
    await expect.element(page.getByRole('button', { name: 'Creating Account...' })).toBeDisabled();
    expect(sent.map((body) => JSON.parse(body))).toEqual([{ firstName: 'Ben', lastName: 'Archer', password: 'Kq7vXw2pLm', token }]);
    expect(calls).not.toContain(accept);
    answer(Response.json({ code: 'TeamFull' }, { status: 409 }));
    await expect.element(submit()).toBeEnabled();
  });

  it('[R-ACC-24] says that the profile is complete, and goes to sign-in', async () => {
    const { left } = await open({ ...found(), [accept]: () => Response.json({ email: look.email, tenantName: look.tenantName }) });
    await fill();
    await userEvent.keyboard('{Enter}');
    await expect
      .element(page.getByRole('status').last())
      .toHaveTextContent("Profile Completed Successfully!Your account is now active. You'll be redirected to sign in.");
    await expect.poll(() => left, { timeout: 5_000 }).toEqual(['/api/login']);
  });

  it.each([
    ['the sentence of the server', 'The team is full.', 'The team is full.'],
    ['a sentence of its own where there is none', '', 'Please try again or contact your administrator.'],
  ])('[R-ACC-26] shows a failure with %s, and keeps what was entered', async (_what, body, told) => {
    await open({ ...found(), [accept]: () => new Response(body, { status: 409, statusText: '' }) });
    await fill();
    await submit().click();
    const toast = page.getByRole('status').last();
    await expect.element(toast).toHaveTextContent(`Failed to Create Account${told}`);
    expect(document.querySelector('[data-variant=destructive]')).not.toBeNull();
    await expect.element(page.getByLabelText('First name')).toHaveValue('Ben');
  });

  it('[R-ACC-28] leads to "Already Verified!" where the invitation was accepted meanwhile', async () => {
    await open({ ...found(), [accept]: () => new Response('Used', { status: 410, headers: { 'x-answer-code': 'InvitationUsed' } }) });
    await fill();
    await submit().click();
    await expect.element(heading()).toHaveTextContent('Already Verified!');
    expect(page.getByText('Failed to Create Account').query()).toBeNull();
  });

  it('declines after a question', async () => {
    const { calls } = await open({
      ...found(),
      '/api/auth/decline-invitation': () => Response.json({ message: 'The invitation was declined.' }),
    });
    await page.getByRole('button', { name: 'Decline' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click();
    expect(calls).not.toContain('/api/auth/decline-invitation');
    await page.getByRole('button', { name: 'Decline' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
    await expect.element(heading()).toHaveTextContent('The invitation was declined.');
  });
});

describe('an invited address that has an account', () => {
  it('is asked to sign in, and comes back to the invitation', async () => {
    await open(found({ hasAccount: true }));
    await expect.element(page.getByText('This address has an account already. Sign in with it, then accept the invitation.')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Log In' }))
      .toHaveAttribute('href', `/api/login?returnTo=${encodeURIComponent(`/accept-invitation?token=${token}`)}`);
  });

  it('is asked to sign in when the server says so on sending', async () => {
    await open({ ...found(), [accept]: () => new Response('Sign in', { status: 403, headers: { 'x-answer-code': 'SignInRequired' } }) });
    await fill();
    await submit().click();
    await expect.element(page.getByRole('link', { name: 'Log In' })).toBeVisible();
  });

  it('joins with the link alone once it is signed in', async () => {
    const { calls } = await open(
      {
        ...found({ email: 'ann@acme.test', hasAccount: true }),
        [accept]: () => Response.json({ email: 'ann@acme.test', tenantName: 'Acme' }),
      },
      undefined,
      signedIn('user'),
    );
    await page.getByRole('button', { name: 'Accept the invitation' }).click();
    await expect.element(page.getByRole('button', { name: 'Accept the invitation' })).not.toBeInTheDocument();
    expect(calls).toContain(accept);
  });

  it('shows both addresses when another person is signed in', async () => {
    await open(found({ signedInAs: 'ann@acme.test' }), undefined, signedIn('user'));
    await expect.element(page.getByText(/This invitation is for ben@acme.test, and you are signed in as ann@acme.test/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
    expect(submit().query()).toBeNull();
  });
});
