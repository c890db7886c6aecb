import type { RowKind } from '#contract/sync/rows.ts';
import { calculatorsFaces } from '#server/calculators/faces.ts';
import type { DomainFace, DomainJob } from '#server/core/faces/define-domain.ts';
import { coreFaces } from '#server/core/faces.ts';
import type { RestEntry } from '#server/core/http/requests/rest-entry.ts';
import type { Relation } from '#server/core/operations/define-relation.ts';
import type { AnyOperation } from '#server/core/operations/operation.ts';
import type { RowLoader } from '#server/core/sync/streams/row-loader.ts';
import { mailFace } from '#server/mail/domain.ts';
import { moneyFaces } from '#server/money/faces.ts';
import { officeFaces } from '#server/office/faces.ts';
import { pagesFaces } from '#server/pages/faces.ts';
import { peopleFaces } from '#server/people/faces.ts';
import { tenantsFaces } from '#server/tenants/faces.ts';
import type { JobDeps, OperationDeps, ServiceDeps } from './service-deps.ts';

/** A face whose entries need no more than what the wiring has for them. */
interface WiredDomain extends DomainFace {
  readonly operations?: readonly AnyOperation<OperationDeps>[];
  readonly relations?: readonly Relation[];
  readonly calls?: readonly RestEntry<ServiceDeps>[];
  readonly jobs?: readonly DomainJob<JobDeps>[];
  readonly rows?: Readonly<Partial<Record<RowKind, RowLoader>>>;
}

/** Every domain of the server, by folder. All tables of the wiring follow from this list. */
export const domains: readonly WiredDomain[] = [
  ...coreFaces,
  mailFace,
  ...peopleFaces,
  ...calculatorsFaces,
  ...moneyFaces,
  ...tenantsFaces,
  ...pagesFaces,
  ...officeFaces,
];
