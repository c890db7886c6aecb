import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { emptyHousehold } from '#app/calculate/meeting/household/household.ts';
import { emptyMeeting, type Meeting } from '#app/calculate/meeting/meeting.ts';
import { meetingAtom } from '#app/calculate/meeting/meeting-atom.ts';
import { answering } from '#app/testing/answering.ts';
import { signedIn } from '#app/testing/people.ts';
import { showApp } from '#app/testing/show-app.tsx';

beforeEach(() => {
  answering({ '/manifest.webmanifest?tenant=acme': () => Response.json({ id: '/acme', name: 'Acme Advisors' }) });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const ann = { ...emptyHousehold.first, name: 'Ann', birthDate: '1965-04-30', income: '95,000' };
const bob = { ...emptyHousehold.second, name: 'Bob', fullBenefit: '1,500' };
const meeting: Meeting = { ...emptyMeeting, household: { ...emptyHousehold, first: ann, second: bob } };

const field = (name: string) => page.getByRole('textbox', { name });
const originOf = (name: string) => field(name).element().closest('[data-origin]')?.getAttribute('data-origin');

it('fills a calculator with what the household knows, and shows where each value comes from', async () => {
  const { store, router } = await showApp('/calculators/meeting', { status: 'signedOut' });
  store.set(meetingAtom, () => meeting);
  await router.navigate({ to: '/calculators/$id', params: { id: 'social-security' } });
  await expect.element(field('Average earnings a year')).toHaveValue('95,000');
  await expect.element(page.getByText(/^From the household, for Ann:/)).toHaveTextContent('Average earnings a year $95,000');
  await expect.poll(() => originOf('Average earnings a year')).toBe('household');
  expect(originOf('Claiming age')).toBe('default');
  await expect.element(field('Claiming age')).toHaveAttribute('aria-description', 'Default');
  await field('Claiming age').fill('68');
  await expect.poll(() => originOf('Claiming age')).toBe('typed');
  await field('Average earnings a year').fill('80000');
  await expect.element(page.getByText('The household has $95,000.')).toBeVisible();
  expect(originOf('Average earnings a year')).toBe('typed');
});

it('takes the values of the other person, and keeps none of the first', async () => {
  const { store, router } = await showApp('/calculators/meeting', { status: 'signedOut' });
  store.set(meetingAtom, () => meeting);
  await router.navigate({ to: '/calculators/$id', params: { id: 'social-security' } });
  await expect.element(field('Average earnings a year')).toHaveValue('95,000');
  await page.getByRole('button', { name: 'Use Bob’s values' }).click();
  await expect.poll(() => originOf('Average earnings a year')).toBe('default');
  await expect.element(page.getByText(/^From the household, for Bob:/)).toHaveTextContent('Full benefit a month $1,500');
});

it('asks before it prints a report with two values for one fact, or one that rests on defaults', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const { store } = await showApp('/calculators/meeting', signedIn('user'));
  const part = { note: '', hasSchedule: false, title: 'The plan at work', key: 'a' };
  store.set(meetingAtom, () => ({
    ...meeting,
    report: [
      { ...part, calculator: '401k-calculator', inputs: { annualIncome: 70000, currentAge: 61 }, entered: ['annualIncome', 'currentAge'] },
    ],
  }));
  const button = page.getByRole('button', { name: 'Print report' });
  await expect.element(button).toBeEnabled();
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Print this report?' });
  await expect.element(dialog.getByText('Income a year: $70,000 in The plan at work, $95,000 in the household')).toBeVisible();
  await expect.element(dialog.getByText('The plan at work: 9 of 11 values')).toBeVisible();
  await dialog.getByRole('button', { name: 'Back to the report' }).click();
  expect(print).not.toHaveBeenCalled();
  await button.click();
  await dialog.getByRole('button', { name: 'Print anyway' }).click();
  await expect.poll(() => print.mock.calls.length).toBe(1);
});
