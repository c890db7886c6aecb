import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openClientFile, sealMeeting } from './client-file.ts';
import { checksumLength, joinBytes } from './client-file-header.ts';
import { clientFileTexts } from './client-file-texts.ts';
import { versionOneFile } from './former-files.fixture.ts';
import { emptyHousehold } from './household/household.ts';
import type { Meeting } from './meeting.ts';
import { emptyPlanEntries } from './plan-entries.ts';

const meeting: Meeting = {
  client: 'Ann Adams',
  notes: 'Wants to retire at 62. "Quotes", émigré, 🏠',
  calculators: [{ id: 'mortgage-payment', inputs: { homePrice: 456789.01, isFixed: true, state: 'CA' }, scenarios: [{ homePrice: 1 }] }],
  report: [{ key: 'a', calculator: 'heloc', inputs: { rate: 7.25 }, title: 'Line', note: '', hasSchedule: true }],
  household: { ...emptyHousehold, debts: '180,000' },
  plan: {
    ...emptyPlanEntries,
    state: 'GA',
    spending: '95,000',
    accounts: [{ key: 'a', name: 'Brokerage', kind: 'taxable', owner: 'joint', balance: '400,000', basis: '250,000' }],
  },
};
const passphrase = 'correct horse battery';
/** The format with fewer iterations, because thousands of files are opened here. */
const quick = { least: 1000, most: 2000 };

const sealQuickly = () => sealMeeting(meeting, '1', passphrase, quick.least);

describe('a client file', () => {
  it('opens with its passphrase, with everything that was entered', async () => {
    const file = await sealMeeting(meeting, '1', passphrase);
    expect(await openClientFile(file, passphrase)).toEqual({ kind: 'opened', opened: { meeting, engine: '1' } });
  });

  it('of the former version, without a household, opens', async () => {
    const opening = await openClientFile(Uint8Array.from(Buffer.from(versionOneFile, 'base64')), passphrase);
    if (opening.kind === 'refused') expect.fail(opening.message);
    expect(opening.opened.meeting.notes).toBe('Saved before the household existed.');
    expect(opening.opened.meeting.calculators[0]?.inputs).toEqual({ homePrice: 456789.01 });
    expect(opening.opened.meeting.household).toEqual(emptyHousehold);
  });

  it('opens with the same passphrase in composed and decomposed letters', async () => {
    const file = await sealMeeting(meeting, '1', 'caf\u00e9 au lait bitte', quick.least);
    expect((await openClientFile(file, 'cafe\u0301 au lait bitte', quick)).kind).toBe('opened');
  });

  it('shows no data of the client to a person without the passphrase', async () => {
    const text = new TextDecoder('latin1').decode(await sealQuickly());
    for (const secret of ['Ann', 'mortgage', '456789', passphrase]) expect(text).not.toContain(secret);
  });

  it('never repeats salt, nonce, or content', async () => {
    const [one, other] = [await sealQuickly(), await sealQuickly()];
    for (const [from, to] of [
      [13, 29],
      [29, 41],
      [41, undefined],
    ] as const)
      expect(one.slice(from, to)).not.toEqual(other.slice(from, to));
  });

  it('is refused in words with a wrong passphrase, of a newer version, and when it is something else', async () => {
    const file = await sealQuickly();
    const refused = (message: string) => ({ kind: 'refused', message });
    expect(await openClientFile(file, 'correct horse batterz', quick)).toEqual(refused(clientFileTexts.wrongPassphrase));
    expect(await openClientFile(file.with(8, 2), passphrase, quick)).toEqual(refused(clientFileTexts.newer));
    expect(await openClientFile(new Uint8Array(500), passphrase, quick)).toEqual(refused(clientFileTexts.notOne));
    expect(await openClientFile(new Uint8Array(), passphrase, quick)).toEqual(refused(clientFileTexts.notOne));
    expect(await openClientFile(file.slice(0, -1), passphrase, quick)).toEqual(refused(clientFileTexts.damaged));
    expect(await openClientFile(file, passphrase)).toEqual(refused(clientFileTexts.damaged));
  });

  it('is refused in words after each of thousands of changes to its bytes, also by a forger who corrects the checksum', async () => {
    const [file, other] = [await sealQuickly(), await sealQuickly()];
    const seen = new Set<string>();
    const change = fc.record({
      kind: fc.constantFrom(...changes),
      at: fc.oneof(fc.nat(45), fc.nat(file.length - 1)),
      by: fc.integer({ min: 1, max: 255 }),
      isForged: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(change, async ({ kind, at, by, isForged }) => {
        const mutant = changedFile[kind](file, other, at, by);
        const changed = isForged ? await withChecksum(mutant) : mutant;
        fc.pre(!sameBytes(changed, file) && !sameBytes(changed, other));
        const opening = await openClientFile(changed, passphrase, quick);
        expect(opening.kind).toBe('refused');
        if (opening.kind === 'refused') seen.add(opening.message);
      }),
      { numRuns: Number(process.env.PROOF_RUNS ?? 2000) },
    );
    const { damaged, wrongPassphrase, newer, notOne } = clientFileTexts;
    expect([...seen].sort()).toEqual([damaged, wrongPassphrase, newer, notOne].sort());
  });
});

type Bytes = Uint8Array<ArrayBuffer>;
const changes = ['flip', 'cut', 'insert', 'swap', 'splice'] as const;
const changedFile: Readonly<Record<(typeof changes)[number], (file: Bytes, other: Bytes, at: number, by: number) => Bytes>> = {
  flip: (file, _, at, by) => file.with(at, (file[at] ?? 0) ^ by),
  cut: (file, _, at, by) => joinBytes(file.slice(0, at), file.slice(at + by)),
  insert: (file, _, at, by) => joinBytes(file.slice(0, at), new Uint8Array([by]), file.slice(at)),
  swap: (file, _, at, by) => {
    const to = (at + by) % file.length;
    return file.with(at, file[to] ?? 0).with(to, file[at] ?? 0);
  },
  splice: (file, other, at) => joinBytes(file.slice(0, at), other.slice(at)),
};

function sameBytes(one: Bytes, other: Bytes): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}

async function withChecksum(file: Bytes): Promise<Bytes> {
  const body = file.slice(0, -checksumLength);
  return joinBytes(body, new Uint8Array(await crypto.subtle.digest('SHA-256', body)));
}
