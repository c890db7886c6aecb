import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emptyHousehold } from '#app/calculate/meeting/household/household.ts';
import { emptyMeeting, type Meeting } from '#app/calculate/meeting/meeting.ts';
import { meetingAtom } from '#app/calculate/meeting/meeting-atom.ts';
import { emptyPlanEntries } from '#app/calculate/meeting/plan-entries.ts';
import { answering } from '#app/testing/answering.ts';
import { signedIn } from '#app/testing/people.ts';
import { showApp } from '#app/testing/show-app.tsx';

beforeEach(() => {
  answering({ '/manifest.webmanifest?tenant=acme': () => Response.json({ id: '/acme', name: 'Acme Advisors' }) });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const ann = { ...emptyHousehold.first, name: 'Ann', birthDate: '1962-03-15', fullBenefit: '2800', pretaxAccounts: '900000', planAge: '90' };
const entered: Meeting = {
  ...emptyMeeting,
  household: { ...emptyHousehold, first: ann, otherSavings: '400000' },
  plan: { ...emptyPlanEntries, spending: '60000', state: 'GA' },
};

async function showPlan(meeting: Meeting) {
  const { store } = await showApp('/calculators/plan', signedIn('user'));
  store.set(meetingAtom, () => meeting);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Household plan' })).toBeVisible();
  return store;
}

const answer = () => page.getByRole('region', { name: 'The answer' });

it('says what it needs before anything is entered', async () => {
  await showPlan(emptyMeeting);
  await expect.element(answer().getByText('Date of birth of First person')).toBeVisible();
});

it('answers in one sentence, and how many markets carry the plan', async () => {
  await showPlan(entered);
  await expect.element(answer().getByRole('status')).toHaveTextContent(/^You can spend \$[\d,]+ a year after tax.* until Ann is 90\./);
  await expect.element(answer().getByText(/With \$60,000 a year, \d+ of 100 markets carry the plan\./)).toBeVisible();
});

it('moves the answer with the slider of spending, which is the entry of the form below', async () => {
  const store = await showPlan(entered);
  await answer()
    .getByRole('slider', { name: /Spending a year/ })
    .fill('200000');
  await expect.element(answer().getByRole('status')).toHaveTextContent(/With \$200,000 a year, money is short from 20\d\d on\./);
  expect(store.get(meetingAtom).plan.spending).toBe('200,000');
  await expect.element(page.getByRole('region', { name: 'Money' }).getByLabelText('Spending on living a year')).toHaveValue('200,000');
});

it('opens a year as a flow of money, as lines of the return, and as movements, each with its rule and source', async () => {
  await showPlan(entered);
  // Ann is 78 then, and distributions are required from 75 on.
  await page.getByRole('button', { name: 'Open 2040' }).click();
  const dialog = page.getByRole('dialog', { name: '2040: Ann is 78' });
  const into = dialog.getByRole('list', { name: 'Where the money comes from' });
  await expect.element(into.getByText('Required distributions')).toBeVisible();
  await dialog.getByRole('tab', { name: 'Tax returns' }).click();
  await expect.element(dialog.getByText('Adjusted gross income')).toBeVisible();
  await expect.element(dialog.getByText('26 USC 86')).toBeVisible();
  await dialog.getByRole('tab', { name: 'Every movement of money' }).click();
  await expect.element(dialog.getByText('Required distribution').first()).toBeVisible();
  await expect.element(dialog.getByText('26 USC 401(a)(9); 26 CFR 1.401(a)(9)-5, -9').first()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});

it('compares three changes, each chosen from a list', async () => {
  await showPlan(entered);
  const whatIf = page.getByRole('region', { name: 'What if' });
  await expect.element(whatIf.getByLabelText('Change 1')).toBeVisible();
  await whatIf.getByLabelText('Change 3').selectOptions('Spend 10% more');
  const effect = [...document.querySelectorAll('.plan__effect')].at(-1);
  await expect.poll(() => effect?.textContent).toMatch(/Left at the end[−-]\$[\d,]+/);
});

it('keeps an account that is added, and takes it away again', async () => {
  const store = await showPlan(entered);
  await page.getByRole('button', { name: 'Add an account' }).click();
  await page.getByLabelText('Name of the account').fill('Brokerage');
  await page.getByLabelText('Balance').fill('50000');
  expect(store.get(meetingAtom).plan.accounts).toMatchObject([{ name: 'Brokerage', kind: 'taxable', balance: '50000' }]);
  await page.getByRole('button', { name: 'Remove account 1' }).click();
  expect(store.get(meetingAtom).plan.accounts).toEqual([]);
});

it('shows everything as if one person dies at 70', async () => {
  await showPlan(entered);
  await expect.element(answer().getByRole('status')).toHaveTextContent(/until Ann is 90\./);
  await page.getByLabelText('Everything below').selectOptions('Ann dies at 70');
  await expect.element(answer().getByRole('status')).toHaveTextContent(/until Ann is 70\./);
  await expect.element(page.getByText('Shown as if: Ann dies at 70')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Open 2033' })).not.toBeInTheDocument();
});

it('pays for a goal and a debt, from a milestone on', async () => {
  const store = await showPlan(entered);
  await page.getByRole('button', { name: 'Add a goal' }).click();
  const goal = page.getByRole('form', { name: 'Goal 1' });
  await goal.getByLabelText('Name').fill('Travel');
  await goal.getByLabelText('Today’s dollars a year').fill('12000');
  await goal.getByLabelText('From', { exact: true }).selectOptions('Ann retires');
  expect(store.get(meetingAtom).plan.goals).toMatchObject([{ name: 'Travel', amount: '12000', from: 'first:retires' }]);
  await page.getByRole('button', { name: 'Open 2030' }).click();
  const uses = page.getByRole('dialog').getByRole('list', { name: 'Where the money goes' });
  await expect.element(uses.getByText('Goals')).toBeVisible();
});

it('names the distance to each limit by year', async () => {
  await showPlan(entered);
  const table = page.getByRole('region', { name: 'Distance to each limit by year' });
  await expect.element(table.getByRole('columnheader', { name: 'Next Medicare surcharge' })).toBeVisible();
  await expect.element(table.getByRole('row', { name: /^2026 / })).toBeVisible();
});

it('is a part of the report, with the net worth and what is estimated', async () => {
  const store = await showPlan(entered);
  await page.getByRole('button', { name: 'Add to report' }).click();
  expect(store.get(meetingAtom).report).toMatchObject([{ calculator: 'household-plan', title: 'Household plan' }]);
  await page.getByRole('link', { name: 'Meeting', exact: true }).first().click();
  await expect.element(page.getByRole('button', { name: 'Print report' })).toBeEnabled();
  window.dispatchEvent(new Event('beforeprint'));
  const sheet = () => document.querySelector('.report__root')?.textContent ?? '';
  await expect.poll(sheet).toMatch(/\$[\d,]+ a year after tax, in today’s dollars/);
  expect(sheet()).toMatch(/Net worth\$1,300,000/);
  expect(sheet()).toMatch(/Share in stocks60%/);
  expect(sheet()).toContain('Years of the plan');
  window.dispatchEvent(new Event('afterprint'));
});
