import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDevice, type Device, sizes } from '../bench/browser.ts';
import { type Server, startServer } from '../bench/server.ts';

describe('what a person types into a field', () => {
  let server: Server;
  let device: Device;
  let page: Page;

  beforeAll(async () => {
    server = await startServer();
    device = createDevice(sizes.tablet);
    page = await device.open();
  });

  beforeEach(() => open(''));

  afterAll(async () => {
    await device.remove();
    await server.remove();
  });

  it('undoes and redoes typing with the usual keys', async () => {
    await price().click();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('4500');
    await expect.poll(() => price().inputValue()).toBe('4,500');
    await page.keyboard.press('Control+Z');
    await expect.poll(() => price().inputValue()).toBe('450');
    for (const _ of '4500') await page.keyboard.press('Control+Z');
    await expect.poll(() => price().inputValue()).toBe('300,000');
    await page.keyboard.press('Control+Shift+Z');
    await page.keyboard.press('Control+Y');
    await expect.poll(() => price().inputValue()).toBe('45');
  });

  it('leaves the caret where it is when a key changes nothing, and deletes across a separator', async () => {
    await price().fill('1234567');
    await caretTo(1);
    await page.keyboard.type(',');
    await expect.poll(field).toEqual(['1,234,567', 1]);
    await caretTo(1);
    await page.keyboard.press('Delete');
    await expect.poll(field).toEqual(['134,567', 1]);
  });

  it('puts no separator into a calendar year, and types over a selection and between digits', async () => {
    await price().fill('1234567');
    await price().evaluate((input) => {
      if (input instanceof HTMLInputElement) input.setSelectionRange(1, 5);
    });
    await page.keyboard.type('98');
    await expect.poll(field).toEqual(['198,567', 3]);
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Delete');
    await expect.poll(field).toEqual(['1,967', 3]);
    await page.goto(`${server.url}/calculators/rmd-enhanced`);
    const year = page.getByRole('textbox', { name: 'Year of birth' });
    await year.click();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('1955');
    await expect.poll(() => year.inputValue()).toBe('1955');
    await page.keyboard.press('Control+Z');
    await expect.poll(() => year.inputValue()).toBe('195');
  });

  it('says how it reads an entry that could mean another number', async () => {
    await price().fill('1e6');
    await page.getByText('Read as $16.').waitFor();
    await price().blur();
    await expect.poll(() => price().inputValue()).toBe('1e6');
    await price().fill('$450,000');
    await page.getByText(/^Read as/).waitFor({ state: 'detached' });
    await page.getByRole('textbox', { name: 'Interest rate' }).fill('abc');
    await page.getByText('Read as 0%.').waitFor();
    await page.getByRole('textbox', { name: 'Term', exact: true }).fill('3,5e2');
    await page.getByText(/^Read as 352 years\. /).waitFor();
  });

  it('leaves an ambiguous entry as it was typed, however fast the person leaves the field', async () => {
    const rate = page.getByRole('textbox', { name: 'Interest rate' });
    await rate.evaluate(async (input) => {
      if (!(input instanceof HTMLInputElement)) return;
      input.focus();
      input.select();
      for (const data of '1e') {
        input.dispatchEvent(new InputEvent('beforeinput', { inputType: 'insertText', data, cancelable: true }));
        // Yields as briefly as a browser does between two keys: no frame is drawn in between.
        await null;
      }
      input.blur();
    });
    await page.getByText('Read as 1%.').waitFor();
    await expect.poll(() => rate.inputValue()).toBe('1e');
  });

  it('moves nothing below the answer while the person types, even when the input is refused', async () => {
    const top = () => page.locator('.workbench__tools').evaluate((element) => element.getBoundingClientRect().top);
    await price().fill('1234567');
    await expect.poll(() => page.locator('.workbench__say').getAttribute('style')).toMatch(/min-height/);
    const before = await top();
    for (const text of ['30000', '300000', '9', '1234567']) {
      await price().fill(text);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
      expect(await top(), text).toBe(before);
    }
  });

  it('leads the next Tab into the inputs after starting over', async () => {
    await price().fill('450000');
    await page.getByRole('button', { name: 'Start over' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => price().inputValue()).toBe('300,000');
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('.workbench__inputs') !== null)).toBe(true);
  });

  it('takes the inputs of another link to the same calculator in the same tab, and ignores an anchor', async () => {
    await open('#homePrice=456789');
    await expect.poll(() => price().inputValue()).toBe('456,789');
    await page.goto(`${server.url}/calculators/mortgage-payment#homePrice=222222`);
    await expect.poll(() => price().inputValue()).toBe('222,222');
    await price().fill('333333');
    await page.getByRole('link', { name: 'Skip to content' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/#main$/);
    await expect.poll(() => price().inputValue()).toBe('333,333');
  });

  it('offers nothing to print or show while the inputs are refused', async () => {
    await open('#downPayment=999999');
    await page.getByText('The down payment is higher than the home price.').first().waitFor();
    const offered = () =>
      Promise.all(['Print', 'Present', 'Compare'].map((name) => page.getByRole('button', { name, exact: true }).first().isEnabled()));
    await expect.poll(offered).toEqual([false, false, false]);
    await page.getByRole('textbox', { name: 'Down payment' }).fill('60000');
    await page.locator('.headline__value').waitFor();
    await expect.poll(offered).toEqual([true, true, true]);
  });

  it('shows no text from an unknown address', async () => {
    await page.goto(`${server.url}/customer-portal?shelf=Call%20555-0100&tab=elsewhere`);
    await page.getByRole('heading', { name: 'Financial Calculators' }).waitFor();
    expect(await page.locator('body').innerText()).not.toContain('555-0100');
    await expect.poll(() => page.title()).toMatch(/^Financial Calculators/);
  });

  it('leads a visitor from a protected page to sign-in, and back to the page', async () => {
    await page.goto(`${server.url}/admin/calculators`);
    await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor();
    await expect
      .poll(() => page.getByRole('link', { name: 'Sign In' }).getAttribute('href'))
      .toBe('/api/login?returnTo=%2Fadmin%2Fcalculators');
    await page.goto(`${server.url}/customer-portal?shelf=Tax`);
    await expect
      .poll(() => page.getByRole('link', { name: 'Sign In' }).getAttribute('href'))
      .toBe('/api/login?returnTo=%2Fcustomer-portal%3Fshelf%3DTax');
  });

  async function open(fragment: string): Promise<void> {
    await page.goto('about:blank');
    await page.goto(`${server.url}/calculators/mortgage-payment${fragment}`);
    await price().waitFor();
  }

  function price() {
    return page.getByRole('textbox', { name: 'Home price' });
  }

  function caretTo(place: number): Promise<void> {
    return price().evaluate((input, at) => {
      if (input instanceof HTMLInputElement) input.setSelectionRange(at, at);
    }, place);
  }

  function field(): Promise<readonly unknown[]> {
    return price().evaluate((input) => (input instanceof HTMLInputElement ? [input.value, input.selectionStart] : []));
  }
});
