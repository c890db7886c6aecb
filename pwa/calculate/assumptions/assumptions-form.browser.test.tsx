import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { acme } from '#app/testing/people.ts';
import { showSection } from '#app/testing/show-section.tsx';
import { newestCompleteSet } from '#calculators/figures/set.ts';
import { AssumptionsForm } from './assumptions-form.tsx';

it('a firm that chooses no figures follows the newest complete law, and may fix the original figures', async () => {
  const { queued } = await showSection(<AssumptionsForm tenant={{ ...acme, assumptions: {} }} />, {
    role: 'tenant_admin',
    word: { state: 'accepted' },
  });
  const figures = page.getByLabelText('Figures');
  await expect.element(figures).toHaveDisplayValue(`The newest complete law, now that of ${newestCompleteSet}`);
  await figures.selectOptions('Original figures');
  await page.getByRole('button', { name: 'Save assumptions' }).click();
  await expect.poll(() => queued.map(({ args }) => args)).toEqual([{ tenantId: acme.id, assumptions: { figures: 'spec' } }]);
});
