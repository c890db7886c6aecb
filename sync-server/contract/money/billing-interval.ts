import * as z from 'zod/mini';
import { named } from '#contract/values/named.ts';

export const BillingInterval = named('BillingInterval', z.enum(['month', 'year']));
