import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { clientFileTexts } from '#app/calculate/meeting/client-file-texts.ts';
import { emptyHousehold } from '#app/calculate/meeting/household/household.ts';
import { keptTexts } from '#app/calculate/meeting/kept/kept-texts.ts';
import { emptyMeeting, type Meeting } from '#app/calculate/meeting/meeting.ts';
import { meetingAtom } from '#app/calculate/meeting/meeting-atom.ts';
import { answering } from '#app/testing/answering.ts';
import { signedIn } from '#app/testing/people.ts';
import { showApp } from '#app/testing/show-app.tsx';
import { meetingTexts } from './sheet/meeting-texts.ts';

beforeEach(() => {
  answering({ '/manifest.webmanifest?tenant=acme': () => Response.json({ id: '/acme', name: 'Acme Advisors' }) });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const meeting: Meeting = {
  ...emptyMeeting,
  client: 'Ann Adams',
  calculators: [{ id: 'debt-payoff', inputs: { monthlyPayment: 500 }, scenarios: [] }],
};
const passphrase = 'correct horse battery';

async function showMeeting(entered: Meeting) {
  const { store } = await showApp('/calculators/meeting', signedIn('user'));
  store.set(meetingAtom, () => entered);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Meeting' })).toBeVisible();
  return store;
}

/** The bytes of the next download, which the browser is kept from saving. */
function nextDownload(): Promise<Blob> {
  return new Promise((resolve) => {
    vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
      if (content instanceof Blob) resolve(content);
      return '#';
    });
  });
}

async function save(): Promise<File> {
  const downloaded = nextDownload();
  await page.getByRole('button', { name: 'Save client file' }).click();
  await page.getByLabelText('Passphrase', { exact: true }).fill(passphrase);
  await page.getByLabelText('Passphrase again').fill(passphrase);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  return new File([await downloaded], 'client.reckoner');
}

async function open(file: File, typed: string) {
  await userEvent.upload(page.getByLabelText('Client file to open'), file);
  await page.getByLabelText('Passphrase', { exact: true }).fill(typed);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
}

it('shows the answers of the calculators used with this client', async () => {
  await showMeeting(meeting);
  const used = page.getByRole('region', { name: 'Calculators of this meeting' });
  await expect.element(used.getByRole('link', { name: 'Debt Payoff' })).toBeVisible();
  await expect.element(used).toHaveTextContent(/months/);
});

it('clears everything for a new client, after a question', async () => {
  const store = await showMeeting(meeting);
  await page.getByRole('button', { name: 'New client' }).click();
  await expect.element(page.getByRole('dialog')).toHaveTextContent(keptTexts.newClientLoss);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  expect(store.get(meetingAtom)).toEqual(meeting);
  await page.getByRole('button', { name: 'New client' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'New client' }).click();
  expect(store.get(meetingAtom)).toEqual(emptyMeeting);
});

it('saves a client file under a name that says nothing about the client, and opens it again', async () => {
  const store = await showMeeting(meeting);
  const file = await save();
  store.set(meetingAtom, () => ({ ...emptyMeeting, client: 'Somebody else' }));
  await open(file, 'a wrong passphrase');
  await expect.element(page.getByRole('dialog')).toHaveTextContent(clientFileTexts.wrongPassphrase);
  expect(store.get(meetingAtom).client).toBe('Somebody else');
  await expect.element(page.getByRole('dialog')).toHaveTextContent(meetingTexts.replaces);
  await page.getByLabelText('Passphrase', { exact: true }).fill(passphrase);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect.poll(() => store.get(meetingAtom)).toEqual(meeting);
});

it('refuses in words a short passphrase, two different ones, and a file that is no client file', async () => {
  const store = await showMeeting(meeting);
  await page.getByRole('button', { name: 'Save client file' }).click();
  await page.getByLabelText('Passphrase', { exact: true }).fill('too short');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(page.getByLabelText('Passphrase', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabelText('Passphrase', { exact: true }).fill(passphrase);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(page.getByText(clientFileTexts.different)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await open(new File(['a picture'], 'house.png'), passphrase);
  await expect.element(page.getByText(clientFileTexts.notOne)).toBeVisible();
  expect(store.get(meetingAtom)).toEqual(meeting);
});

it('orders the parts of the report by keyboard, and names the page of each in the contents', async () => {
  const part = { calculator: 'debt-payoff', inputs: { monthlyPayment: 500 }, note: '', hasSchedule: true };
  const store = await showMeeting({
    ...meeting,
    report: [
      { ...part, key: 'a', title: 'The card' },
      { ...part, key: 'b', title: 'The loan' },
    ],
  });
  window.dispatchEvent(new Event('beforeprint'));
  const contents = () => [...document.querySelectorAll('.report__contents li')].map((line) => line.textContent);
  await expect.poll(contents).toEqual(['The card2', expect.stringMatching(/^The loan[34]$/)]);
  await page
    .getByRole('textbox', { name: /^Title/ })
    .nth(1)
    .click();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(store.get(meetingAtom).report.map(({ title }) => title)).toEqual(['The loan', 'The card']);
  await expect.poll(contents).toEqual(['The loan2', expect.stringMatching(/^The card[34]$/)]);
});

it('keeps the fields of each part in a form of their own, because a browser goes through the whole form of a field at each key', async () => {
  const part = { calculator: 'debt-payoff', inputs: {}, title: 'Debts', note: '', hasSchedule: false };
  await showMeeting({ ...meeting, report: ['one', 'two', 'three'].map((key) => ({ ...part, key })) });
  const titles = page.getByLabelText('Title', { exact: true });
  await expect.element(titles.nth(2)).toBeVisible();
  const typed = [...titles.all(), page.getByLabelText('Client’s name'), page.getByLabelText('Other savings')].map((field) =>
    field.element(),
  );
  const forms = typed.map((field) => field.closest('form'));
  expect(forms).not.toContain(null);
  expect(new Set(forms).size).toBe(typed.length);
  expect(page.getByLabelText('Notes').element().closest('form')).toBe(page.getByLabelText('Client’s name').element().closest('form'));
});

it('stays on the page when Enter is pressed in a field', async () => {
  const store = await showMeeting(meeting);
  const submitted = vi.fn((event: Event) => event.defaultPrevented);
  window.addEventListener('submit', submitted);
  await page.getByLabelText('Client’s name').fill('Ben Bright');
  await userEvent.keyboard('{Enter}');
  window.removeEventListener('submit', submitted);
  expect(submitted.mock.results.map(({ value }) => value)).toEqual([true]);
  expect(store.get(meetingAtom).client).toBe('Ben Bright');
});

it('tells in the printed report what was entered from what nobody entered', async () => {
  const part = { calculator: 'debt-payoff', note: '', hasSchedule: false };
  await showMeeting({
    ...meeting,
    report: [
      { ...part, key: 'a', title: 'New', inputs: { monthlyPayment: 500, debtBalance: 15000 }, entered: ['debtBalance'] },
      { ...part, key: 'b', title: 'From an earlier file', inputs: { monthlyPayment: 500 } },
    ],
  });
  const values = (at: number, origin: string) => {
    const section = document.querySelectorAll('.report__part')[at + 1]?.querySelector(`.print__columns [data-origin=${origin}]`);
    const labels = [...(section?.querySelectorAll('dt') ?? [])].map(({ textContent }) => textContent);
    const texts = [...(section?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent);
    return [section?.querySelector('h3')?.textContent, Object.fromEntries(labels.map((label, index) => [label, texts[index]]))];
  };
  await expect.element(page.getByRole('textbox', { name: /^Title/ }).nth(1)).toBeVisible();
  window.dispatchEvent(new Event('beforeprint'));
  await expect.poll(() => values(0, 'typed')).toEqual(['Entered here', { Debt: '$15,000' }]);
  expect(values(0, 'default')).toEqual([
    'Assumed: a default that nobody entered',
    expect.objectContaining({ 'Payment a month': '$500', 'Interest rate': '18%' }),
  ]);
  expect(values(1, 'typed')).toEqual(['Entered here', { 'Payment a month': '$500' }]);
});

it('says on a calculator how it differs from its near twins, and links to them', async () => {
  await showApp('/calculators/irr', { status: 'signedOut' });
  await expect.element(page.getByText(/^This calculator takes any list of yearly cash flows/)).toBeVisible();
  await page.getByRole('link', { name: 'Internal Rate of Return' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Internal Rate of Return' })).toBeVisible();
});

it('names the best pair of claiming ages once enough is known of both people', async () => {
  const person = { ...emptyHousehold.first, birthDate: '1990-04-30', planAge: '95', fullBenefit: '3,000' };
  const household = {
    ...emptyHousehold,
    first: { ...person, name: 'Ann' },
    second: { ...person, name: 'Bob', planAge: '70', fullBenefit: '900' },
  };
  const store = await showMeeting({ ...meeting, household });
  await expect.element(page.getByText(/^Social Security pays this couple the most if Ann claims at 70 and Bob at 62: \$/)).toBeVisible();
  expect(store.get(meetingAtom).household).toEqual(household);
});
