import { auditFace } from './audit/domain.ts';
import { httpFace } from './http/domain.ts';
import { rateLimitsFace } from './rate-limits/domain.ts';
import { schedulerFace } from './scheduler/domain.ts';
import { settingsFace } from './settings/domain.ts';
import { syncFace } from './sync/domain.ts';

/** The faces of the domains beside this file. */
export const coreFaces = [auditFace, httpFace, rateLimitsFace, schedulerFace, settingsFace, syncFace] as const;
