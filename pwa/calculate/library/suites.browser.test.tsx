import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { loadCalculator } from '#app/device/catalog/load-calculator.ts';
import { showApp } from '#app/testing/show-app.tsx';
import { catalog } from '#calculators/catalog.gen.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const open = (search: string) => showApp(`/customer-portal${search}`, { status: 'signedOut' });
const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const panel = (name: string) => page.getByRole('region', { name, exact: true });

describe('the categories', () => {
  it('[R-CUI-03] [R-CUI-04] are seven, in order, each with the number of its calculators', async () => {
    await open('');
    await expect.element(heading('Categories')).toBeVisible();
    const cards = [...document.querySelectorAll('.browser__grid .browser__card')];
    expect(cards.map((card) => [card.querySelector('h3')?.textContent, card.querySelector('small')?.textContent])).toEqual(
      ['Investment', 'Tax', 'Business', 'Retirement', 'Real Estate', 'Planning', 'Automotive'].map((shelf) => [
        shelf,
        `${catalog.filter((entry) => entry.shelf === shelf).length} calculators`,
      ]),
    );
  });
});

describe('the automotive suite', () => {
  it('[R-CUI-05] [R-CUI-10] [R-CUI-11] [R-CCONST-15] has its heading, its subtitle and its own way back', async () => {
    await open('?shelf=Automotive');
    await expect.element(heading('Comprehensive Automotive Calculator Suite')).toBeVisible();
    await expect
      .element(page.getByText('40+ Professional automotive calculators for all your vehicle financing and ownership needs'))
      .toBeVisible();
    await page.getByRole('button', { name: 'All categories' }).click();
    await expect.element(heading('Categories')).toBeVisible();
  });

  it('[R-CUI-23] [R-CUI-15] opens on the loan from a vehicle price, with the form beside the results', async () => {
    await page.viewport(1440, 900);
    await open('?shelf=Automotive');
    await expect.element(heading('Auto Loan from Price').last()).toBeVisible();
    await expect.element(panel('Results')).toHaveTextContent('$503.39');
    const [form, results] = ['Inputs', 'Results'].map((name) => panel(name).element().getBoundingClientRect());
    expect(form?.right).toBeLessThanOrEqual(results?.left ?? 0);
  });

  it('[R-CUI-12] [R-CUI-13] opens the first calculator of a category, and another by its card', async () => {
    await open('?shelf=Automotive');
    await page.getByRole('button', { name: 'Leasing', exact: true }).click();
    await expect.element(page.getByRole('region', { name: 'Car Lease Payment' })).toBeVisible();
    await page.getByRole('button', { name: /^Buy or Lease a Car/ }).click();
    await expect.element(page.getByRole('region', { name: 'Buy or Lease a Car' })).toBeVisible();
  });

  it('[R-CUI-14] clears the entries when another calculator is chosen', async () => {
    await open('?shelf=Automotive');
    const price = panel('Inputs').getByRole('textbox', { name: 'Vehicle price' });
    await price.click();
    await userEvent.keyboard('{Control>}a{/Control}99000');
    await expect.element(price).toHaveValue('99,000');
    await page.getByRole('button', { name: /^Auto Loan Schedule/ }).click();
    await expect.element(page.getByRole('region', { name: 'Auto Loan Schedule' })).toBeVisible();
    await page.getByRole('button', { name: /^Auto Loan from Price/ }).click();
    await expect.element(price).toHaveValue('35,000');
  });
});

describe('the business suite', () => {
  it('[R-CUI-16] [R-CUI-17] [R-CUI-19] [R-CUI-23] has its title, its subtitle and its cards, and opens on the break-even', async () => {
    await open('?shelf=Business');
    await expect.element(heading('Professional Business Calculator Suite')).toBeVisible();
    await expect.element(page.getByText('17 specialized business calculators for comprehensive financial analysis')).toBeVisible();
    await expect.element(heading('Business Parameters')).toBeVisible();
    await expect.element(heading('Analysis Results')).toBeVisible();
    const chosen = page.getByRole('navigation', { name: 'Business calculators' }).getByRole('button').elements();
    const title = catalog.find(({ id }) => id === 'breakeven-analysis')?.title;
    expect(chosen.filter((button) => button.getAttribute('aria-current') === 'true').map((button) => button.textContent)).toEqual([title]);
  });

  it('[R-CUI-18] lists its calculators by category at the side', async () => {
    await open('?shelf=Business');
    const side = page.getByRole('navigation', { name: 'Business calculators' });
    await expect.element(side).toBeVisible();
    const shown = [...side.element().querySelectorAll('h2')].map((each) => [
      each.textContent,
      ...[...(each.parentElement?.querySelectorAll('button') ?? [])].map((button) => button.textContent),
    ]);
    const entries = catalog.filter(({ shelf }) => shelf === 'Business');
    const categories = [...new Set(entries.map(({ category }) => category))];
    expect(shown).toEqual(
      categories.map((name) => [name, ...entries.filter(({ category }) => category === name).map(({ title }) => title)]),
    );
  });

  it('[R-CUI-24] [R-CUI-20] [R-CMSG-12] logs a calculation that breaks, clears the results and asks for details', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const breakeven = await loadCalculator('breakeven-analysis');
    if (breakeven === undefined) throw new Error('The catalog lost its first business calculator.');
    vi.spyOn(breakeven, 'calculate').mockImplementation(() => {
      throw new Error('a fault in the formula');
    });
    await open('?shelf=Business&calculator=profit-margin');
    await expect.element(panel('Analysis Results')).toHaveTextContent(/%/);
    await page.getByRole('navigation', { name: 'Business calculators' }).getByRole('button').first().click();
    await expect.element(panel('Analysis Results')).toHaveTextContent('Analysis ResultsEnter business details to see calculations');
    expect(logged).toHaveBeenCalledWith('breakeven-analysis failed', expect.objectContaining({ message: 'a fault in the formula' }));
  });
});
