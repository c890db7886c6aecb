import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sealMeeting } from '#app/calculate/meeting/client-file.ts';
import { clientFileTexts } from '#app/calculate/meeting/client-file-texts.ts';
import { hideMeeting, presentMeeting } from '#app/calculate/meeting/kept/hidden-meeting.ts';
import { keptTexts } from '#app/calculate/meeting/kept/kept-texts.ts';
import { emptyMeeting } from '#app/calculate/meeting/meeting.ts';
import { meetingAtom } from '#app/calculate/meeting/meeting-atom.ts';
import { contentOfMeeting, meetingOfContent } from '#app/calculate/meeting/saved-meeting.ts';
import { answering } from '#app/testing/answering.ts';
import { signedIn } from '#app/testing/people.ts';
import { showApp } from '#app/testing/show-app.tsx';
import { toastAtom } from '#app/ui/messages/toast-atom.ts';
import { engineVersion } from '#calculators/kit/version.ts';
import { meetingTexts } from './sheet/meeting-texts.ts';

const passphrase = 'correct horse battery';
const ann = { ...emptyMeeting, client: 'Ann Adams' };
const minuteMs = 60_000;

beforeEach(() => {
  answering({ '/manifest.webmanifest?tenant=acme': () => Response.json({ id: '/acme', name: 'Acme Advisors' }) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function showMeeting() {
  const { store } = await showApp('/calculators/meeting', signedIn('user'));
  store.set(meetingAtom, () => ann);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Meeting' })).toBeVisible();
  return store;
}

/** Holds the derivation of the key until the returned function is called. */
function holdKey(): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const derive = crypto.subtle.deriveKey.bind(crypto.subtle);
  vi.spyOn(crypto.subtle, 'deriveKey').mockImplementation(async (...given) => {
    await held;
    return derive(...given);
  });
  return release;
}

/** Waits until the last step of the encryption, and what follows it at once, are done. */
async function after(step: 'decrypt' | 'digest'): Promise<void> {
  const last = vi.mocked(crypto.subtle[step]);
  await expect.poll(() => last.mock.settledResults.map(({ type }) => type)).toEqual(['fulfilled']);
  await new Promise((resolve) => setTimeout(resolve));
}

const choose = (file: File) => userEvent.upload(page.getByLabelText('Client file to open'), file);
const type = (text: string) => page.getByLabelText('Passphrase', { exact: true }).fill(text);
const press = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

it('keeps the meeting when the person cancels while a file is being opened', async () => {
  const file = new File([await sealMeeting({ ...emptyMeeting, client: 'Bob Brown' }, '1', passphrase)], 'bob.reckoner');
  const store = await showMeeting();
  const release = holdKey();
  await choose(file);
  await type(passphrase);
  await press('Open');
  await press('Cancel');
  vi.spyOn(crypto.subtle, 'decrypt');
  release();
  await after('decrypt');
  expect(store.get(meetingAtom)).toEqual(ann);
});

it('puts an opened file in place of a meeting that is hidden, and says so before', async () => {
  const file = new File([await sealMeeting({ ...emptyMeeting, client: 'Bob Brown' }, engineVersion, passphrase)], 'bob.reckoner');
  let launch: ((file: File) => void) | undefined;
  vi.stubGlobal('launchQueue', {
    setConsumer: (consume: (launch: { files: readonly { getFile(): Promise<File> }[] }) => void) => {
      launch = (chosen) => consume({ files: [{ getFile: async () => chosen }] });
    },
  });
  const store = await showMeeting();
  hideMeeting(store, 'away');
  await expect.element(page.getByRole('dialog', { name: keptTexts.hidden })).toBeVisible();
  launch?.(file);
  await expect.element(page.getByText(meetingTexts.replaces)).toBeVisible();
  await type(passphrase);
  await page.getByRole('dialog', { name: 'Open bob.reckoner' }).getByRole('button', { name: 'Open', exact: true }).click();
  await expect.poll(() => store.get(meetingAtom).client).toBe('Bob Brown');
  await expect.poll(() => page.getByRole('dialog').query()).toBeNull();
  expect(presentMeeting(store).client).toBe('Bob Brown');
});

it('names a calculator that this version does not have, and keeps it and everything else when the file is saved again', async () => {
  const unknown = { id: 'moon-mortgage', inputs: { craterPrice: 5 }, scenarios: [{ craterPrice: 6 }] };
  const known = { id: 'debt-payoff', inputs: { monthlyPayment: 500 }, scenarios: [] };
  const saved = { ...emptyMeeting, client: 'Bob Brown', calculators: [unknown, known], later: 'a field of a newer version' };
  const file = new File([await sealMeeting(saved, engineVersion, passphrase)], 'bob.reckoner');
  const store = await showMeeting();
  await choose(file);
  await type(passphrase);
  await press('Open');
  const said = 'This version does not have: Moon mortgage. What was entered there stays in the meeting and in the file.';
  await expect.poll(() => store.get(toastAtom)?.description).toBe(said);
  await expect.element(page.getByRole('region', { name: 'Calculators of this meeting' })).toHaveTextContent(said);
  await expect.element(page.getByRole('link', { name: 'Debt Payoff' })).toBeVisible();
  const again = meetingOfContent(contentOfMeeting(store.get(meetingAtom), engineVersion));
  expect(again).toEqual({ meeting: saved, engine: engineVersion });
});

it('saves no file when the person cancels while it is being encrypted', async () => {
  const store = await showMeeting();
  const release = holdKey();
  const download = vi.spyOn(URL, 'createObjectURL').mockReturnValue('#');
  await page.getByRole('button', { name: 'Save client file' }).click();
  await type(passphrase);
  await page.getByLabelText('Passphrase again').fill(passphrase);
  await press('Save');
  await press('Cancel');
  vi.spyOn(crypto.subtle, 'digest');
  release();
  await after('digest');
  expect(download).not.toHaveBeenCalled();
  expect(store.get(toastAtom)).toBeUndefined();
});

it('refuses a file that is far too large without reading it', async () => {
  await showMeeting();
  const read = vi.spyOn(Blob.prototype, 'arrayBuffer');
  vi.spyOn(Blob.prototype, 'size', 'get').mockReturnValue(9 * 1024 * 1024);
  await choose(new File(['a film'], 'film.reckoner'));
  await type(passphrase);
  await press('Open');
  await expect.element(page.getByText(clientFileTexts.notOne)).toBeVisible();
  expect(read).not.toHaveBeenCalled();
});

it('closes on an unattended device with the passphrase that was typed into it', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  await showMeeting();
  await choose(new File(['anything'], 'ann.reckoner'));
  await type(passphrase);
  await vi.advanceTimersByTimeAsync(11 * minuteMs);
  await expect.poll(() => page.getByLabelText('Passphrase', { exact: true }).query()).toBeNull();
});

it('counts the characters of a passphrase, not the places they take', async () => {
  await showMeeting();
  const download = vi.spyOn(URL, 'createObjectURL').mockReturnValue('#');
  await page.getByRole('button', { name: 'Save client file' }).click();
  await type('🏠🏠🏠🏠🏠🏠');
  await page.getByLabelText('Passphrase again').fill('🏠🏠🏠🏠🏠🏠');
  await press('Save');
  await expect.element(page.getByLabelText('Passphrase', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  expect(download).not.toHaveBeenCalled();
});
