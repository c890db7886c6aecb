import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { acme } from '#app/testing/people.ts';
import { showSection } from '#app/testing/show-section.tsx';
import { accentOf } from '#app/ui/theme/accent.ts';
import { TenantSettingsSection } from './tenant-settings-section.tsx';

const brand = { accent: '#0f4c81', logoText: 'Acme', disclaimer: 'No advice.' };

const show = () =>
  showSection(<TenantSettingsSection />, {
    role: 'tenant_admin',
    rows: { tenant: [{ ...acme, brand, assumptions: { inflation: 2.5 }, offlineDays: 14, visitDays: 45 }] },
    word: { state: 'accepted' },
  });
const saved = async () => {
  await expect.element(page.getByText('Settings saved')).toBeVisible();
};

describe('the settings of a firm', () => {
  it('saves only the brand, and drops the fields that were emptied', async () => {
    const { queued } = await show();
    await page.getByLabelText('Name in the header').fill('Acme Wealth');
    await page.getByLabelText('Disclaimer').fill('');
    await page.getByRole('button', { name: 'Save brand' }).click();
    await saved();
    expect(queued.map(({ type, args }) => ({ type, args }))).toEqual([
      { type: 'tenants.settings', args: { tenantId: acme.id, brand: { accent: '#0f4c81', logoText: 'Acme Wealth' } } },
    ]);
  });

  it('shows the readable shades of a color while it is typed', async () => {
    await show();
    await page.getByLabelText('Brand color').fill('#ffee00');
    const { light, dark } = accentOf('#ffee00');
    const preview = page.getByRole('group', { name: 'Preview' });
    await expect
      .poll(() => [...preview.element().querySelectorAll('[data-accent]')].map((sample) => sample.getAttribute('data-accent')))
      .toEqual([light.accent, dark.accent]);
    await page.getByLabelText('Brand color').fill('yellow');
    await page.getByRole('button', { name: 'Save brand' }).click();
    await expect.element(page.getByText('The color must be written like #0f766e')).toBeVisible();
  });

  it('saves header color, corners, font, and the logo for dark backgrounds, and shows them while they are typed', async () => {
    const { queued } = await show();
    await page.getByLabelText('Header color', { exact: true }).fill('#000000');
    const preview = page.getByRole('group', { name: 'Preview' });
    await expect
      .element(preview.getByText(/Text on the header color has a contrast of 21:1 in light mode and 21:1 in dark mode\./))
      .toBeVisible();
    await page.getByLabelText('Corners').selectOptions('Square');
    await page.getByLabelText('Font').selectOptions('Serif');
    const samples = () => [...preview.element().querySelectorAll('[data-header]')].map((sample) => getComputedStyle(sample));
    await expect.poll(() => samples().map(({ borderRadius }) => borderRadius)).toEqual(['0px', '0px']);
    for (const { fontFamily } of samples()) expect(fontFamily).toContain('Georgia');
    await page.getByLabelText('Address of the logo for dark backgrounds').fill('https://cdn.example/dark.svg');
    await page.getByRole('button', { name: 'Save brand' }).click();
    await saved();
    const given = { headerColor: '#000000', cornerRadius: 'none', font: 'serif', logoDarkUrl: 'https://cdn.example/dark.svg' };
    expect(queued).toMatchObject([{ args: { brand: { ...brand, ...given } } }]);
  });

  it('shows no color beside an empty header color, which gives the header none, and the product’s own beside an empty brand color', async () => {
    await show();
    const swatch = (name: string) => {
      const inner = page.getByRole('button', { name, exact: true }).element().firstElementChild;
      return inner === null ? 'missing' : getComputedStyle(inner).getPropertyValue('--color');
    };
    expect(swatch('Pick a header color')).toBe('');
    await page.getByLabelText('Header color', { exact: true }).fill('#12395b');
    await expect.poll(() => swatch('Pick a header color')).toMatch(/^hsla?\(20[78][^,]*, 6[67][^,]*%, 21[^,]*%/);
    await page.getByLabelText('Header color', { exact: true }).fill('');
    await expect.poll(() => swatch('Pick a header color')).toBe('');
    await page.getByLabelText('Brand color').fill('');
    await expect.poll(() => swatch('Pick a color')).not.toBe('');
  });

  it('takes a color from the color picker', async () => {
    await show();
    await page.getByRole('button', { name: 'Pick a color', exact: true }).click();
    await page.getByRole('button', { name: /#1b5e20|rgb\(27, 94, 32\)/i }).click();
    await expect.element(page.getByLabelText('Brand color')).toHaveValue('#1b5e20');
  });

  it('refuses a logo that is no https address, beside its field', async () => {
    const { queued } = await show();
    await page.getByLabelText('Address of the logo', { exact: true }).fill('http://example.com/logo.svg');
    await page.getByRole('button', { name: 'Save brand' }).click();
    await expect.element(page.getByText('The logo must be an https address')).toBeVisible();
    expect(queued).toEqual([]);
  });

  it('saves the assumptions, and refuses a return above the highest one', async () => {
    const { queued } = await show();
    await page.getByLabelText('Return a year').fill('8');
    await page.getByLabelText('Highest return anybody may assume').fill('7');
    await page.getByRole('button', { name: 'Save assumptions' }).click();
    await expect.element(page.getByText('The return is above the highest return.')).toBeVisible();
    await page.getByLabelText('Return a year').fill('-2.5');
    await page.getByRole('button', { name: 'Save assumptions' }).click();
    await saved();
    expect(queued).toMatchObject([{ args: { assumptions: { inflation: 2.5, return: -2.5, returnCap: 7 } } }]);
  });

  it('takes 1 to 30 days without a connection', async () => {
    const { queued } = await show();
    const days = page.getByLabelText('Days without a connection');
    await expect.element(days).toHaveValue(14);
    await days.fill('31');
    await page.getByRole('button', { name: 'Save days' }).click();
    await expect.element(page.getByText('Days without a connection must be a whole number from 1 to 30')).toBeVisible();
    await days.fill('30');
    await page.getByRole('button', { name: 'Save days' }).click();
    await saved();
    expect(queued).toMatchObject([{ args: { tenantId: acme.id, offlineDays: 30 } }]);
  });

  for (const typed of ['0', '91', '1.5'])
    it(`refuses to keep single visits for ${typed} days`, async () => {
      const { queued } = await show();
      await page.getByLabelText('Days that visits are kept').fill(typed);
      await page.getByRole('button', { name: 'Save visit days' }).click();
      await expect.element(page.getByText('Days that visits are kept must be a whole number from 1 to 90')).toBeVisible();
      expect(queued).toEqual([]);
    });

  it('saves the days that single visits are kept, and the default when the field is emptied', async () => {
    const { queued } = await show();
    const days = page.getByLabelText('Days that visits are kept');
    await expect.element(days).toHaveValue(45);
    await days.fill('7');
    await page.getByRole('button', { name: 'Save visit days' }).click();
    await saved();
    expect(queued.map(({ type, args }) => ({ type, args }))).toEqual([
      { type: 'tenants.settings', args: { tenantId: acme.id, visitDays: 7 } },
    ]);
    await days.fill('');
    await page.getByRole('button', { name: 'Save visit days' }).click();
    await expect.poll(() => queued[1]?.args).toEqual({ tenantId: acme.id, visitDays: 90 });
  });
});
