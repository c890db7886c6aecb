import { billingFace } from './billing/domain.ts';
import { couponsFace } from './coupons/domain.ts';
import { plansFace } from './plans/domain.ts';
import { subscriptionsFace } from './subscriptions/domain.ts';

/** The faces of the domains beside this file. */
export const moneyFaces = [billingFace, couponsFace, plansFace, subscriptionsFace] as const;
