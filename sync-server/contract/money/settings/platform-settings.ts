import type { Entity } from '#contract/values/entity/define-entity.ts';
import { aiPricing, aiRateLimits } from './ai-settings.ts';
import { billingSettings, currencySettings, seller, taxSettings } from './billing-settings.ts';
import { contactSettings } from './contact-settings.ts';
import type { SettingKey } from './settings.ts';

type PlatformSettings = Pick<Entity, 'name' | 'fields' | 'written' | 'whole' | 'settings'>;

/** The settings of the platform by their keys. Each is one JSON object, which is replaced as a whole. */
export const platformSettings: Readonly<Record<SettingKey, PlatformSettings>> = {
  'ai.pricing': aiPricing,
  'ai.rateLimits': aiRateLimits,
  billing: billingSettings,
  taxes: taxSettings,
  seller,
  contact: contactSettings,
  currency: currencySettings,
};
