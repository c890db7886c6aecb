import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { explainTexts } from '#app/calculate/workbench/explanation/explain-texts.ts';
import { aiUsageTexts } from '#contract/calculators/ai-usage.ts';
import { explanationTexts } from '#contract/calculators/explanations.ts';
import { type AiStandIn, standInWords, startAiStandIn } from '#server/calculators/explanations/ai-stand-in.ts';
import { createDevice, type Device } from './bench/browser.ts';
import { people, signIn } from './bench/people.ts';
import { type Server, startServer } from './bench/server.ts';
import { openRecords } from './bench/server-records.ts';

/** A person on the free plan asks for explanations until its five AI calls are used. */
describe('explanations of a result', () => {
  let ai: AiStandIn;
  let server: Server;
  let device: Device;
  let page: Page;
  let calculatorId: string;

  beforeAll(async () => {
    ai = await startAiStandIn();
    server = await startServer({ AI_BASE_URL: ai.url, AI_API_KEY: 'key', AI_MODEL: 'small-1' });
    const records = openRecords(server);
    await records.query(`update plans set ai_calls_included = 5 where id = (select plan_id from tenants where subdomain = 'birch')`);
    await records.query(`delete from ai_usage where tenant_id = (select id from tenants where subdomain = 'birch')`);
    const [enabled] = await records.query<{ id: string }>(
      `select calculator_id as id from tenant_calculators where is_enabled and tenant_id = (select id from tenants where subdomain = 'birch') order by 1`,
    );
    calculatorId = enabled?.id ?? '';
    await records.close();
    device = createDevice();
    page = await device.open();
    await signIn(page, server.url, people.birchUser);
  });

  afterAll(async () => {
    await device.remove();
    await server.remove();
    await ai.close();
  });

  it('end when the allowance is used, with a notice at 50, 80, and 100%', async () => {
    await page.goto(`${server.url}/calculators/${calculatorId}`);
    await page.getByRole('button', { name: explainTexts.title }).click();
    const dialog = page.getByRole('dialog');
    for (const percent of [undefined, undefined, 50, 80, 100] as const) {
      await dialog.getByRole('button', { name: explainTexts.send }).click();
      await dialog.getByText(standInWords.at(-1)?.trim() ?? '').waitFor();
      if (percent !== undefined) await dialog.getByText(aiUsageTexts.notice(percent)).waitFor();
      else expect(await dialog.getByText('of the AI calls of the plan are used').count()).toBe(0);
      await dialog.getByRole('button', { name: explainTexts.again }).click();
    }
    await dialog.getByText(explanationTexts.usedUp).waitFor();
    await expect.poll(() => dialog.getByRole('button', { name: explainTexts.send }).isDisabled()).toBe(true);
    expect(ai.requests).toHaveLength(5);
    expect(device.drainViolations()).toEqual([]);
  });
});
