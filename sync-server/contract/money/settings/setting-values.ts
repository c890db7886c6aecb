import * as z from 'zod/mini';
import { settingTexts } from './settings.ts';

const { count: badCount, amount: badAmount, days: badDays, percent: badPercent } = settingTexts;

export const count = z.int({ error: badCount }).check(z.minimum(0, { error: badCount }), z.maximum(1_000_000_000, { error: badCount }));
/** Far below the end of the calendar, which a billion days would pass. */
export const days = z.int({ error: badDays }).check(z.minimum(0, { error: badDays }), z.maximum(3650, { error: badDays }));
export const amount = z.number({ error: badAmount }).check(z.minimum(0, { error: badAmount }), z.maximum(1_000_000, { error: badAmount }));
export const percent = z.number({ error: badPercent }).check(z.minimum(0, { error: badPercent }), z.maximum(100, { error: badPercent }));

/** ISO 3166-1: DE. Empty: not known. */
export const Country = z.string().check(z.trim(), z.regex(/^([A-Z]{2})?$/, settingTexts.country));
