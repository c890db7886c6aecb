import { createCoupon } from '#server/coupons/create-coupon.ts';
import { listCoupons } from '#server/coupons/list-coupons.ts';
import type { AnyOperation } from '#server/operations/operation.ts';
import type { OperationDeps } from '#server/service-deps.ts';
import { readSetting } from '#server/settings/read-setting.ts';
import { writeSetting } from '#server/settings/write-setting.ts';
import { listTemplates } from '#server/templates/list-templates.ts';

/** Every declared operation. REST calls, GraphQL fields, commands, and documentation follow from this list. */
export const operations: readonly AnyOperation<OperationDeps>[] = [listTemplates, readSetting, writeSetting, listCoupons, createCoupon];
