import { builder, migration, portal, selection, subscribe } from './account-scenes.ts';
import { auditLog, coupons, frame, management, missingPage, plans } from './administration-scenes.ts';
import { invitations, massInvite, team, users } from './people-scenes.ts';
import type { Scene, SceneName } from './quoted-texts.ts';
import { deleteWizard, tenantForm, tenants } from './tenant-scenes.ts';
import { acceptInvitation, invitationOutcome, signUp, templates } from './visitor-scenes.ts';

/** A scene for each group of texts. */
export const scenes: { readonly [Name in SceneName]: Scene<Name> } = {
  'a page that does not exist': missingPage,
  'the frame of the administration': frame,
  'the form of a tenant': tenantForm,
  tenants,
  'the delete wizard': deleteWizard,
  users,
  'your team': team,
  invitations,
  'the mass invitation': massInvite,
  'pricing plans': plans,
  coupons,
  'the audit log': auditLog,
  'Calculator Management': management,
  'the customer portal': portal,
  'the templates page': templates,
  'the subscribe page': subscribe,
  'the form of a new firm': signUp,
  'the link of an invitation': acceptInvitation,
  'the page after an invitation': invitationOutcome,
  'selecting calculators': selection,
  'migrating data': migration,
  'the landing page builder': builder,
};
