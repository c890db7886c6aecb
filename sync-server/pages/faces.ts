import { abTestsFace } from './ab-tests/domain.ts';
import { abuseReportsFace } from './abuse-reports/domain.ts';
import { embeddingFace } from './embedding/domain.ts';
import { formSubmissionsFace } from './form-submissions/domain.ts';
import { landingPagesFace } from './landing-pages/domain.ts';
import { leadsFace } from './leads/domain.ts';
import { pageViewsFace } from './page-views/domain.ts';
import { templatesFace } from './templates/domain.ts';
import { webhooksFace } from './webhooks/domain.ts';

/** The faces of the domains beside this file. */
export const pagesFaces = [
  abTestsFace,
  abuseReportsFace,
  embeddingFace,
  formSubmissionsFace,
  landingPagesFace,
  leadsFace,
  pageViewsFace,
  templatesFace,
  webhooksFace,
] as const;
