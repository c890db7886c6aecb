import type { Rule } from './rule.ts';

/** Every operation of the product and the callers who may perform it. An operation outside this table cannot be performed. */
export const permissions = {
  'session.read': { may: ['signed_in'], sentence: 'A signed-in person reads the own profile.' },
  'impersonation.start': {
    may: ['platform_owner'],
    sentence: 'A platform owner views the app as another person for a while, and says why.',
  },
  'preferences.language': { may: ['signed_in'], sentence: 'A person chooses the own language.' },
  'preferences.quickActions': { may: ['signed_in'], sentence: 'A person keeps the own quick actions.' },
  'impersonation.end': { may: ['signed_in'], sentence: 'A platform owner ends the view as another person.' },
  'session.endByProvider': { may: ['anyone'], sentence: 'The identity provider reports a sign-out, and proves itself by its signature.' },
  'browser.report': { may: ['anyone'], sentence: 'Any browser reports what the policy of a page has refused.' },
  'invitation.verify': { may: ['anyone'], sentence: 'Whoever holds the link of an invitation may look at it.' },
  'invitation.accept': { may: ['anyone'], sentence: 'Whoever holds the link of an invitation may complete the account.' },
  'invitation.decline': { may: ['anyone'], sentence: 'Whoever holds the link of an invitation may decline it.' },
  'invitation.requestNew': { may: ['anyone'], sentence: 'Anybody may ask for a new invitation; the answer says nothing.' },
  'signUp.begin': { may: ['anyone'], sentence: 'Anybody may begin a trial; the link goes to the address alone.' },
  'signUp.complete': { may: ['anyone'], sentence: 'The holder of the link of a sign-up may complete it.' },

  'stats.read': {
    may: ['platform_owner', 'tenant_admin'],
    sentence: 'Figures: all for the platform owner, the own tenants for an administrator.',
  },
  'tenants.list': { may: ['platform_owner'], sentence: 'The tenant list is for the platform owner.' },
  'tenants.create': { may: ['platform_owner'], sentence: 'A platform owner creates tenants.' },
  'tenants.update': { may: ['platform_owner'], sentence: 'A platform owner edits tenants.' },
  'tenants.changeAdmin': { may: ['platform_owner'], freshSignIn: true, sentence: 'A platform owner changes who administers a tenant.' },
  'tenants.delete': { may: ['platform_owner'], freshSignIn: true, sentence: 'A platform owner deletes tenants.' },
  'tenants.restore': { may: ['platform_owner'], freshSignIn: true, sentence: 'A platform owner brings a deleted tenant back.' },
  'tenants.settings': { may: ['platform_owner', 'tenant_admin'], writes: true, sentence: 'An administrator sets the own tenant up.' },
  'domains.list': { may: ['platform_owner', 'tenant_admin'], sentence: 'An administrator lists the domains of the own tenant.' },
  'domains.claim': {
    may: ['platform_owner', 'tenant_admin'],
    writes: true,
    sentence: 'An administrator claims a domain for the own tenant.',
  },
  'domains.verify': { may: ['platform_owner', 'tenant_admin'], writes: true, sentence: 'An administrator has a claim looked up.' },
  'apiTokens.list': { may: ['platform_owner', 'tenant_admin'], sentence: 'An administrator lists the API tokens of the own tenant.' },
  'apiTokens.create': { may: ['tenant_admin'], writes: true, sentence: 'An administrator makes API tokens of the own tenant.' },
  'apiTokens.revoke': { may: ['platform_owner', 'tenant_admin'], sentence: 'An administrator revokes API tokens of the own tenant.' },
  'webhooks.read': { may: ['platform_owner', 'tenant_admin'], sentence: 'An administrator reads the webhook of the own tenant.' },
  'webhooks.save': { may: ['tenant_admin'], writes: true, sentence: 'An administrator sets the webhook of the own tenant.' },
  'webhooks.resend': {
    may: ['platform_owner', 'tenant_admin'],
    writes: true,
    sentence: 'An administrator sends a lead to the webhook again.',
  },
  'embedding.send': { may: ['anyone'], sentence: 'A visitor sends the form of an embedded calculator.' },
  'tenants.info': { may: ['platform_owner', 'member'], sentence: 'Members read the profile of their tenant.' },
  'tenants.mine': { may: ['signed_in'], sentence: 'A person lists the tenants he or she is a member of.' },
  'tenants.usage': { may: ['platform_owner', 'tenant_admin'], sentence: 'An administrator reads usage and invoices of the own tenant.' },

  'plans.list': { may: ['anyone'], sentence: 'Active plans are public; a platform owner sees all.' },
  'plans.create': { may: ['platform_owner'], sentence: 'A platform owner creates plans.' },
  'plans.update': { may: ['platform_owner'], sentence: 'A platform owner edits plans.' },
  'coupons.list': { may: ['platform_owner'], sentence: 'Coupons are listed by the platform owner.' },
  'coupons.create': { may: ['platform_owner'], sentence: 'A platform owner creates coupons.' },
  'coupons.update': { may: ['platform_owner'], sentence: 'A platform owner edits coupons.' },
  'coupons.apply': { may: ['platform_owner', 'tenant_admin'], writes: true, sentence: 'An administrator redeems a coupon.' },
  'templates.list': { may: ['platform_owner'], sentence: 'Templates are listed by the platform owner.' },
  'templates.gallery': { may: ['anyone'], sentence: 'Live landing page templates are public.' },
  'templates.preview': { may: ['anyone'], sentence: 'Anybody may look at a template; drafts are shown to a platform owner.' },
  'templates.write': { may: ['platform_owner'], sentence: 'A platform owner uploads and switches templates.' },
  'settings.read': { may: ['platform_owner'], sentence: 'Platform settings are for the platform owner.' },
  'settings.write': { may: ['platform_owner'], sentence: 'A platform owner changes platform settings.' },

  'users.list': { may: ['platform_owner'], sentence: 'The list of all users is for the platform owner.' },
  'users.tenantUsers': { may: ['platform_owner'], sentence: 'Candidates for a tenant administrator are listed by the platform owner.' },
  'users.team': { may: ['platform_owner', 'tenant_admin'], sentence: 'An administrator lists the own team.' },
  'users.invite': { may: ['platform_owner', 'tenant_admin'], writes: true, sentence: 'An administrator invites into the own team.' },
  'users.massInvite': { may: ['platform_owner', 'tenant_admin'], writes: true, sentence: 'An administrator invites many at once.' },
  'users.resendInvite': {
    may: ['platform_owner', 'tenant_admin'],
    writes: true,
    sentence: 'An administrator sends an invitation of the own team again.',
  },
  'users.delete': {
    may: ['platform_owner', 'tenant_admin'],
    writes: true,
    sentence: 'An administrator removes a person from the own team.',
  },
  'users.role': { may: ['platform_owner'], sentence: 'Only a platform owner changes roles.' },
  'users.promoteOwner': {
    may: ['platform_owner'],
    freshSignIn: true,
    sentence: 'A platform owner makes another one after a fresh sign-in.',
  },
  'users.activate': {
    may: ['platform_owner', 'tenant_admin'],
    writes: true,
    sentence: 'An administrator activates people of the own team.',
  },
  'users.deactivate': {
    may: ['platform_owner', 'tenant_admin'],
    writes: true,
    sentence: 'An administrator deactivates people of the own team.',
  },

  'invitations.list': { may: ['platform_owner'], sentence: 'The list of all invitations is for the platform owner.' },
  'invitations.resend': { may: ['platform_owner'], sentence: 'A platform owner resends any invitation.' },
  'invitations.cancel': { may: ['platform_owner'], sentence: 'A platform owner cancels any invitation.' },

  'calculators.list': { may: ['signed_in'], sentence: 'The catalog is read by everybody who is signed in.' },
  'calculators.ofTenant': { may: ['platform_owner', 'member'], sentence: 'Members read which calculators their tenant uses.' },
  'calculators.usage': { may: ['platform_owner', 'member'], sentence: 'Members read how many calculators the plan still allows.' },
  'calculators.add': {
    may: ['platform_owner', 'tenant_admin'],
    writes: true,
    sentence: 'An administrator adds calculators of the own tenant.',
  },
  'calculators.firstAdd': {
    may: ['platform_owner', 'member'],
    writes: true,
    sentence: 'Any member adds calculators while the first set-up of the tenant runs, because the selection screen is open to every role.',
  },
  'calculators.remove': {
    may: ['platform_owner', 'tenant_admin'],
    writes: true,
    sentence: 'An administrator removes calculators of the own tenant.',
  },
  'calculators.set': { may: ['platform_owner', 'tenant_admin'], writes: true, sentence: 'An administrator saves a whole selection.' },

  'billing.subscribe': {
    may: ['platform_owner', 'tenant_admin'],
    sentence: 'An administrator subscribes the own tenant, suspended or not.',
  },
  'billing.event': { may: ['anyone'], sentence: 'The payment provider reports, and proves itself by its signature.' },
  'billing.manage': {
    may: ['platform_owner', 'tenant_admin'],
    sentence: 'An administrator pauses, cancels and changes the own subscription.',
  },
  'billing.platform': { may: ['platform_owner'], sentence: 'A platform owner reads the billing of all tenants.' },
  'billing.adjust': { may: ['platform_owner'], sentence: 'A platform owner refunds invoices and pauses reminders.' },
  'ai.explain': { may: ['platform_owner', 'member'], writes: true, sentence: 'Members ask for an explanation, metered to their tenant.' },
  'landingPages.list': { may: ['platform_owner'], sentence: 'Landing pages are listed by the platform owner.' },
  'landingPages.listOwn': {
    may: ['platform_owner', 'tenant_admin'],
    sentence: 'An administrator lists and opens the landing pages of the own tenant.',
  },
  'landingPages.create': {
    may: ['platform_owner', 'tenant_admin'],
    writes: true,
    sentence: 'An administrator creates landing pages of the own tenant.',
  },
  'landingPages.update': {
    may: ['platform_owner', 'tenant_admin'],
    writes: true,
    sentence: 'An administrator edits landing pages of the own tenant.',
  },
  'landingPages.publish': {
    may: ['platform_owner', 'tenant_admin'],
    writes: true,
    sentence: 'An administrator publishes landing pages of the own tenant.',
  },
  'landingPages.visit': { may: ['anyone'], sentence: 'Anybody may send the form of a published landing page.' },
  'formSubmissions.list': {
    may: ['platform_owner', 'tenant_admin'],
    sentence: 'An administrator reads what visitors sent to the own tenant.',
  },
  'abTests.write': {
    may: ['platform_owner', 'tenant_admin'],
    writes: true,
    sentence: 'An administrator runs A/B tests of the own tenant.',
  },
  'migration.export': { may: ['platform_owner'], freshSignIn: true, sentence: 'A platform owner exports data after a fresh sign-in.' },
  'migration.run': { may: ['platform_owner'], freshSignIn: true, sentence: 'A platform owner imports data after a fresh sign-in.' },

  'leads.create': { may: ['anyone'], sentence: 'Anybody may write to sales.' },
  'leads.list': { may: ['platform_owner'], sentence: 'Messages to sales are read by the platform owner.' },
  'leads.handle': { may: ['platform_owner'], sentence: 'A platform owner marks a message to sales as handled.' },
  'mail.read': { may: ['platform_owner'], sentence: 'The outbox of the development server is for the platform owner.' },
  'audit.read': { may: ['platform_owner'], sentence: 'The audit trail is for the platform owner.' },

  'sync.push': { may: ['signed_in'], sentence: 'A device pushes for the signed-in person; each command is asked again by itself.' },
  'sync.pull': { may: ['signed_in'], sentence: 'A device pulls the streams of the signed-in person.' },
  'sync.heads': { may: ['signed_in'], sentence: 'A device listens to the streams of the signed-in person.' },
  'sync.sealKey': { may: ['signed_in'], sentence: 'A person gets the own key for changes that were kept sealed on a device.' },
  'devices.list': { may: ['self', 'platform_owner'], sentence: 'A person sees the own devices.' },
  'devices.revoke': { may: ['self', 'platform_owner'], sentence: 'A person signs an own device out.' },
} as const satisfies Readonly<Record<string, Rule>>;

export type Operation = keyof typeof permissions;

export function isOperation(name: string): name is Operation {
  return Object.hasOwn(permissions, name);
}
