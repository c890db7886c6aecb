import { acceptFace } from './accept/domain.ts';
import { apiTokensFace } from './api-tokens/domain.ts';
import { identityFace } from './identity/domain.ts';
import { invitationsFace } from './invitations/domain.ts';
import { usersFace } from './users/domain.ts';

/** The faces of the domains beside this file. */
export const peopleFaces = [acceptFace, apiTokensFace, identityFace, invitationsFace, usersFace] as const;
