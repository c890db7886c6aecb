import { deletionFace } from './deletion/domain.ts';
import { domainsFace } from './domains/domain.ts';
import { picturesFace } from './pictures/domain.ts';
import { tenantsFace } from './record/domain.ts';
import { restoreFace } from './restore/domain.ts';
import { signUpFace } from './sign-up/domain.ts';
import { supportFace } from './support/domain.ts';

/** The faces of the domains beside this file. */
export const tenantsFaces = [deletionFace, domainsFace, picturesFace, restoreFace, signUpFace, supportFace, tenantsFace] as const;
