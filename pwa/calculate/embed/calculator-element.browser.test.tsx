import axe from 'axe-core';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { EmbedSettings } from '#contract/pages/embed-look.ts';
import './calculator.ts';

const settings: EmbedSettings = {
  tenantId: '019600aa-0000-7000-8000-000000000001',
  firm: 'Acme',
  calculator: { id: 'auto-loan-basic', title: 'Auto Loan', description: 'What a car costs a month.', shelf: 'Automotive', suite: 'auto' },
  disclaimer: 'No advice.',
  consent: 'I agree.',
  assumptions: {},
};

afterEach(() => {
  document.body.replaceChildren();
});

async function show(theme = 'light', width = '100%', given: Partial<EmbedSettings['calculator']> = {}): Promise<HTMLElement> {
  const element = document.createElement('financial-calculator');
  element.setAttribute('settings', JSON.stringify({ ...settings, calculator: { ...settings.calculator, ...given } }));
  element.setAttribute('theme', theme);
  element.style.width = width;
  document.body.replaceChildren(element);
  await expect.element(page.getByRole('status', { name: 'Result' })).toBeVisible();
  return element;
}

const open = (name: string) => page.getByText(name, { exact: true }).click();
const drawn = (element: HTMLElement) => element.shadowRoot?.querySelector('.chart')?.innerHTML ?? '';

describe('an embedded calculator', () => {
  it('links the privacy page and the terms below it and beside its form, and nothing that is not set', async () => {
    const element = await show();
    const links = () => [...(element.shadowRoot?.querySelectorAll('a') ?? [])].map(({ text, href, target }) => [text, href, target]);
    expect(links()).toEqual([]);
    element.setAttribute('form', 'on');
    element.setAttribute('settings', JSON.stringify({ ...settings, privacyUrl: 'https://acme.example/privacy', termsUrl: null }));
    const privacy = ['Privacy', 'https://acme.example/privacy', '_blank'];
    await expect.poll(links).toEqual([privacy, privacy]);
    expect(element.shadowRoot?.querySelectorAll('form a')).toHaveLength(1);
    element.removeAttribute('form');
    await expect.poll(links).toEqual([privacy]);
  });

  it('draws the chart of the answer when the visitor opens it, and again when an input changes', async () => {
    const element = await show();
    expect(drawn(element)).toBe('');
    await open('Chart');
    await expect.poll(() => drawn(element)).not.toBe('');
    const before = drawn(element);
    await page.getByLabelText('Vehicle price').fill('90000');
    await expect.poll(() => drawn(element)).not.toBe(before);
    await open('Show as table');
    await expect.element(page.getByRole('table')).toBeVisible();
  });

  it('has the corners, the font, the header color, and the logo of the firm for the chosen theme', async () => {
    const look = {
      ...{ cornerRadius: 'none', font: 'serif', headerColor: '#12395b', logoText: 'Acme' },
      ...{ logoUrl: 'https://cdn.example/logo.svg', logoDarkUrl: 'https://cdn.example/dark.svg' },
    } as const;
    const element = await show();
    const inside = (selector: string) => element.shadowRoot?.querySelector<HTMLElement>(selector) ?? document.body;
    const logos = () =>
      [...(element.shadowRoot?.querySelectorAll('img') ?? [])]
        .filter((img) => getComputedStyle(img).display !== 'none')
        .map(({ src }) => src);
    element.setAttribute('settings', JSON.stringify({ ...settings, ...look }));
    await expect.poll(logos).toEqual([look.logoDarkUrl]);
    expect(getComputedStyle(inside('.root')).borderRadius).toBe('0px');
    expect(getComputedStyle(inside('.root')).fontFamily).toContain('Georgia');
    expect(getComputedStyle(inside('.firm')).backgroundColor).toBe('rgb(18, 57, 91)');
    element.setAttribute('settings', JSON.stringify({ ...settings, ...look, headerColor: undefined }));
    await expect.poll(logos).toEqual([look.logoUrl]);
    element.setAttribute('theme', 'dark');
    expect(logos()).toEqual([look.logoDarkUrl]);
  });

  it('shows the help of its fields on demand, and describes each field with it', async () => {
    await show();
    const field = page.getByLabelText('Vehicle price');
    const help = () =>
      field
        .element()
        .getAttribute('aria-describedby')
        ?.split(' ')
        .map((id) => document.querySelector('financial-calculator')?.shadowRoot?.getElementById(id)?.textContent ?? '')
        .join(' ');
    expect(help()?.trim()).toBe('$');
    const button = page.getByRole('button', { name: 'Explain the inputs' });
    await button.click();
    await expect.poll(() => help()?.length).toBeGreaterThan(10);
    await button.click();
    expect(help()?.trim()).toBe('$');
  });

  it.each([
    ['light', 'auto-loan-basic', 'Automotive'],
    ['dark', 'fire', 'Retirement'],
    ['dark', 'auto-depreciation', 'Automotive'],
  ])('fits into 320 pixels in %s, with chart and help of %s, without a problem that axe finds', async (theme, id, shelf) => {
    const element = await show(theme, '320px', { id, shelf });
    await page.getByRole('button', { name: 'Explain the inputs' }).click();
    await open('Chart');
    await expect.element(page.getByText('Show as table')).toBeVisible();
    await open('Show as table');
    await expect.element(page.getByRole('table')).toBeVisible();
    const parts = [...(element.shadowRoot?.querySelectorAll('*') ?? [])].filter((part) => part.closest('.rows') === null);
    const wide = parts.filter((part) => part.getBoundingClientRect().right > 320 + 1 && !(part instanceof SVGElement));
    expect(wide.map((part) => part.outerHTML.slice(0, 100))).toEqual([]);
    const { violations } = await axe.run(element, { rules: { region: { enabled: false } } });
    expect(violations.map(({ id: rule, nodes }) => [rule, nodes[0]?.html])).toEqual([]);
  });

  it('is used with the keyboard alone', async () => {
    const element = await show();
    const inner = () => element.shadowRoot?.activeElement?.textContent ?? '';
    for (let press = 0; press < 30 && inner() !== 'Chart'; press += 1) await userEvent.keyboard('{Tab}');
    expect(inner()).toBe('Chart');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => drawn(element)).not.toBe('');
  });
});
