// Written by `npm run generate` from the operations that the server declares. Not edited by hand.
import { Plan } from '#contract/money/plan.ts';
import { PlatformCurrency } from '#contract/money/plans.ts';
import { LeadNotice } from '#contract/pages/leads.ts';
import { LandingTemplate, LandingTemplateContent } from '#contract/pages/templates/template-gallery.ts';
import { AcceptedInvitation, InvitationNotice } from '#contract/people/account.ts';
import { CompletedSignUp, SignUpLook, SignUpNotice, SubdomainAnswer } from '#contract/tenants/sign-up.ts';
import { Contact } from '#contract/values/contact.ts';

export const acceptInvitation = { method: 'POST', path: '/api/auth/accept-invitation', output: AcceptedInvitation } as const;
export const beginSignUp = { method: 'POST', path: '/api/sign-up', output: SignUpNotice } as const;
export const checkSubdomain = { method: 'GET', path: '/api/sign-up/subdomain', output: SubdomainAnswer } as const;
export const completeSignUp = { method: 'POST', path: '/api/sign-up/complete', output: CompletedSignUp } as const;
export const createLead = { method: 'POST', path: '/api/leads', output: LeadNotice } as const;
export const declineInvitation = { method: 'POST', path: '/api/auth/decline-invitation', output: InvitationNotice } as const;
export const listLandingTemplates = { method: 'GET', path: '/api/templates', row: LandingTemplate } as const;
export const listPlans = { method: 'GET', path: '/api/admin/plans', row: Plan } as const;
export const readContact = { method: 'GET', path: '/api/contact', output: Contact } as const;
export const readLandingTemplate = { method: 'GET', path: '/api/templates/{id}', output: LandingTemplateContent } as const;
export const readPlatformCurrency = { method: 'GET', path: '/api/currency', output: PlatformCurrency } as const;
export const requestNewInvitation = { method: 'POST', path: '/api/auth/request-new-invitation', output: InvitationNotice } as const;
export const verifySignUp = { method: 'GET', path: '/api/sign-up/verify', output: SignUpLook } as const;
