import * as z from 'zod/mini';
import { named } from '#contract/values/named.ts';

export const InvoiceStatus = named('InvoiceStatus', z.enum(['pending', 'paid', 'void', 'uncollectible']));
