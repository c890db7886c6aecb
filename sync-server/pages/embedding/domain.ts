import { defineDomain } from '#server/core/faces/define-domain.ts';
import { embeddedLeadCalls } from './receive-lead.rest.ts';

export const embeddingFace = defineDomain({
  name: 'embedding',
  calls: embeddedLeadCalls,
});
