import { defineDomain } from '#server/core/faces/define-domain.ts';
import { answerSupportRequest } from './answer-support-request.ts';
import { askSupport } from './ask-support.ts';
import { listOwnSupport } from './list-own-support.ts';
import { listSupportRequests } from './list-support-requests.ts';
import { readSupportPromise } from './read-support-promise.ts';

export const supportFace = defineDomain({
  name: 'support',
  operations: [askSupport, readSupportPromise, listOwnSupport, listSupportRequests, answerSupportRequest],
  tables: {
    support_requests: {},
  },
});
