import type { Rule } from './rule.ts';

/** Every operation of the product and the callers who may perform it. An operation outside this table cannot be performed. */
export const permissions = {
  'session.read': { may: ['signed_in'], sentence: 'A signed-in person reads their own profile.' },
  'session.reportBuild': { may: ['signed_in'], sentence: 'A browser says which build of the app it runs.' },
  'impersonation.start': {
    may: ['platform_owner'],
    sentence: 'A platform owner views the app as another person for a while, and says why.',
  },
  'preferences.language': { may: ['signed_in'], sentence: 'A person chooses their own language.' },
  'preferences.quickActions': { may: ['signed_in'], sentence: 'A person keeps their own quick actions.' },
  'impersonation.end': { may: ['signed_in'], sentence: 'A platform owner ends the view as another person.' },
  'session.endByProvider': { may: ['anyone'], sentence: 'The identity provider reports a sign-out, and proves itself by its signature.' },
  'browser.report': { may: ['anyone'], sentence: 'Any browser reports what the policy of a page has refused.' },
  'browser.reportError': { may: ['anyone'], sentence: 'The app reports its own errors, without figures and without names.' },
  'invitation.verify': { may: ['anyone'], sentence: 'Whoever holds the link of an invitation may look at it.' },
  'invitation.accept': { may: ['anyone'], sentence: 'Whoever holds the link of an invitation may complete the account.' },
  'invitation.decline': { may: ['anyone'], sentence: 'Whoever holds the link of an invitation may decline it.' },
  'invitation.requestNew': { may: ['anyone'], sentence: 'Anybody may ask for a new invitation; the answer says nothing.' },
  'signUp.begin': { may: ['anyone'], sentence: 'Anybody may begin a trial; the link goes to the address alone.' },
  'signUp.complete': { may: ['anyone'], sentence: 'The holder of the link of a sign-up may complete it.' },

  'stats.read': {
    may: ['platform_owner', 'tenant_admin'],
    sentence: 'Figures: all for the platform owner, their own tenants for an administrator.',
  },
  'tenants.list': { may: ['platform_owner'], sentence: 'The tenant list is for the platform owner.' },
  'tenants.create': { may: ['platform_owner'], sentence: 'A platform owner creates tenants.' },
  'tenants.update': { may: ['platform_owner'], sentence: 'A platform owner edits tenants.' },
  'tenants.judgeName': { may: ['platform_owner'], sentence: 'A platform owner approves and refuses names of tenants.' },
  'tenants.changeAdmin': { may: ['platform_owner'], freshSignIn: true, sentence: 'A platform owner changes who administers a tenant.' },
  'tenants.delete': { may: ['platform_owner'], freshSignIn: true, sentence: 'A platform owner deletes tenants.' },
  'tenants.restore': { may: ['platform_owner'], freshSignIn: true, sentence: 'A platform owner brings a deleted tenant back.' },
  'tenants.settings': { may: ['platform_owner', 'tenant_admin'], writes: true, sentence: 'An administrator sets up their own tenant.' },
  'domains.list': { may: ['platform_owner', 'tenant_admin'], sentence: 'An administrator lists the domains of their own tenant.' },
  'domains.claim': {
    may: ['platform_owner', 'tenant_admin'],
    writes: true,
    sentence: 'An administrator claims a domain for their own tenant.',
  },
  'domains.remove': {
    may: ['platform_owner', 'tenant_admin'],
    writes: true,
    sentence: 'An administrator withdraws a claim or removes a domain of their own tenant.',
  },
  'domains.verify': { may: ['platform_owner', 'tenant_admin'], writes: true, sentence: 'An administrator has a claim looked up.' },
  'apiTokens.list': { may: ['platform_owner', 'tenant_admin'], sentence: 'An administrator lists the API tokens of their own tenant.' },
  'apiTokens.create': { may: ['tenant_admin'], writes: true, sentence: 'An administrator makes API tokens of their own tenant.' },
  'apiTokens.revoke': { may: ['platform_owner', 'tenant_admin'], sentence: 'An administrator revokes API tokens of their own tenant.' },
  'webhooks.read': { may: ['platform_owner', 'tenant_admin'], sentence: 'An administrator reads the webhook of their own tenant.' },
  'webhooks.save': { may: ['tenant_admin'], writes: true, sentence: 'An administrator sets the webhook of their own tenant.' },
  'webhooks.resend': {
    may: ['platform_owner', 'tenant_admin'],
    writes: true,
    sentence: 'An administrator sends a lead to the webhook again.',
  },
  'embedding.send': { may: ['anyone'], sentence: 'A visitor sends the form of an embedded calculator.' },
  'tenants.info': { may: ['platform_owner', 'member'], sentence: 'Members read the profile of their tenant.' },
  'tenants.mine': { may: ['signed_in'], sentence: 'A person lists the tenants he or she is a member of.' },
  'tenants.usage': { may: ['platform_owner', 'tenant_admin'], sentence: 'An administrator reads usage and invoices of their own tenant.' },

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
  'users.team': { may: ['platform_owner', 'tenant_admin'], sentence: 'An administrator lists their own team.' },
  'users.invite': { may: ['platform_owner', 'tenant_admin'], writes: true, sentence: 'An administrator invites into their own team.' },
  'users.massInvite': { may: ['platform_owner', 'tenant_admin'], writes: true, sentence: 'An administrator invites many at once.' },
  'users.resendInvite': {
    may: ['platform_owner', 'tenant_admin'],
    writes: true,
    sentence: 'An administrator sends an invitation of their own team again.',
  },
  'users.delete': {
    may: ['platform_owner', 'tenant_admin'],
    writes: true,
    sentence: 'An administrator removes a person from their own team.',
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
    sentence: 'An administrator activates people of their own team.',
  },
  'users.deactivate': {
    may: ['platform_owner', 'tenant_admin'],
    writes: true,
    sentence: 'An administrator deactivates people of their own team.',
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
    sentence: 'An administrator adds calculators of their own tenant.',
  },
  'calculators.firstAdd': {
    may: ['platform_owner', 'member'],
    writes: true,
    sentence: 'Any member adds calculators while the first set-up of the tenant runs, because the selection screen is open to every role.',
  },
  'calculators.remove': {
    may: ['platform_owner', 'tenant_admin'],
    writes: true,
    sentence: 'An administrator removes calculators of their own tenant.',
  },
  'calculators.set': { may: ['platform_owner', 'tenant_admin'], writes: true, sentence: 'An administrator saves a whole selection.' },

  'billing.subscribe': {
    may: ['platform_owner', 'tenant_admin'],
    sentence: 'An administrator subscribes their own tenant, suspended or not.',
  },
  'billing.ask': { may: ['platform_owner', 'member'], sentence: 'Members ask the administrators of their tenant for a plan.' },
  'billing.event': { may: ['anyone'], sentence: 'The payment provider reports, and proves itself by its signature.' },
  'billing.manage': {
    may: ['platform_owner', 'tenant_admin'],
    sentence: 'An administrator pauses, cancels and changes their own subscription.',
  },
  'billing.platform': { may: ['platform_owner'], sentence: 'A platform owner reads the billing of all tenants.' },
  'billing.adjust': { may: ['platform_owner'], sentence: 'A platform owner refunds invoices and pauses reminders.' },
  'ai.explain': { may: ['platform_owner', 'member'], writes: true, sentence: 'Members ask for an explanation, metered to their tenant.' },
  'landingPages.list': { may: ['platform_owner'], sentence: 'Landing pages are listed by the platform owner.' },
  'landingPages.listOwn': {
    may: ['platform_owner', 'tenant_admin'],
    sentence: 'An administrator lists and opens the landing pages of their own tenant.',
  },
  'landingPages.create': {
    may: ['platform_owner', 'tenant_admin'],
    writes: true,
    sentence: 'An administrator creates landing pages of their own tenant.',
  },
  'landingPages.update': {
    may: ['platform_owner', 'tenant_admin'],
    writes: true,
    sentence: 'An administrator edits landing pages of their own tenant.',
  },
  'landingPages.publish': {
    may: ['platform_owner', 'tenant_admin'],
    writes: true,
    sentence: 'An administrator publishes landing pages of their own tenant.',
  },
  'landingPages.takeDown': { may: ['platform_owner'], sentence: 'A platform owner takes pages of tenants down.' },
  'landingPages.visit': { may: ['anyone'], sentence: 'Anybody may send the form of a published landing page.' },
  'formSubmissions.list': {
    may: ['platform_owner', 'tenant_admin'],
    sentence: 'An administrator reads what visitors sent to their own tenant.',
  },
  'abTests.write': {
    may: ['platform_owner', 'tenant_admin'],
    writes: true,
    sentence: 'An administrator runs A/B tests of their own tenant.',
  },
  'migration.export': { may: ['platform_owner'], freshSignIn: true, sentence: 'A platform owner exports data after a fresh sign-in.' },
  'migration.run': { may: ['platform_owner'], freshSignIn: true, sentence: 'A platform owner imports data after a fresh sign-in.' },

  'contact.read': { may: ['anyone'], sentence: 'Anybody finds support, privacy, and terms.' },
  'leads.create': { may: ['anyone'], sentence: 'Anybody may write to sales.' },
  'leads.list': { may: ['platform_owner'], sentence: 'Messages to sales are read by the platform owner.' },
  'leads.handle': { may: ['platform_owner'], sentence: 'A platform owner marks a message to sales as handled.' },
  'support.ask': { may: ['tenant_admin'], sentence: 'An administrator writes to support for their own tenant.' },
  'support.listOwn': {
    may: ['platform_owner', 'tenant_admin'],
    sentence: 'An administrator reads what their own tenant has asked support.',
  },
  'support.list': { may: ['platform_owner'], sentence: 'Requests to support are read by the platform owner.' },
  'support.answer': { may: ['platform_owner'], sentence: 'A platform owner marks a request to support as answered.' },
  'mail.read': { may: ['platform_owner'], sentence: 'The outbox of the development server is for the platform owner.' },
  'backgroundWork.read': { may: ['platform_owner'], sentence: 'A platform owner sees what the server does on its own.' },
  'backgroundWork.retry': { may: ['platform_owner'], sentence: 'A platform owner has failed work done again.' },
  'devices.read': { may: ['platform_owner'], sentence: 'A platform owner sees builds on devices, and the errors that devices reported.' },
  'audit.read': { may: ['platform_owner'], sentence: 'The audit trail is for the platform owner.' },

  'sync.push': { may: ['signed_in'], sentence: 'A device pushes for the signed-in person; each command is asked again by itself.' },
  'sync.pull': { may: ['signed_in'], sentence: 'A device pulls the streams of the signed-in person.' },
  'sync.heads': { may: ['signed_in'], sentence: 'A device listens to the streams of the signed-in person.' },
  'sync.sealKey': { may: ['signed_in'], sentence: 'A person gets a key of their own for changes that were kept sealed on a device.' },
  'devices.list': { may: ['self', 'platform_owner'], sentence: 'A person sees their own devices.' },
  'devices.revoke': { may: ['self', 'platform_owner'], sentence: 'A person signs out one of their own devices.' },
} as const satisfies Readonly<Record<string, Rule>>;

export type Operation = keyof typeof permissions;

export function isOperation(name: string): name is Operation {
  return Object.hasOwn(permissions, name);
}
