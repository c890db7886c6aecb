import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { localAtom } from '#app/device/local/shown/local-atoms.ts';
import { answering, answeringWith } from '#app/testing/answering.ts';
import { signedIn } from '#app/testing/people.ts';
import type { PulledRows } from '#app/testing/pulled-schemas.ts';
import { queueingLocal, type ServerWord } from '#app/testing/queueing-local.ts';
import { showApp } from '#app/testing/show-app.tsx';
import type { Role } from '#contract/people/roles.ts';
import { noContact } from '#contract/values/contact.ts';

export type Answers = Parameters<typeof answering>[0];

export const accepted = { state: 'accepted' } as const;
export const rejected = { state: 'rejected', code: 'Conflict', message: 'Not today.' } as const;
export const json = (body: unknown) => () => Response.json(body);
export const failing =
  (status: number, { text = '', statusText = '' } = {}) =>
  () =>
    new Response(text, { status, statusText });

/** Holds the answer to every call back, except to the one for the links below a page. The returned function gives it. */
export function holdAnswers(): (answer: () => Response) => void {
  const waiting: ((response: Response) => void)[] = [];
  answeringWith((path) =>
    path.startsWith('/api/contact') ? Response.json(noContact) : new Promise<Response>((resolve) => waiting.push(resolve)),
  );
  return (answer) => {
    for (const resolve of waiting) resolve(answer());
  };
}

interface Device {
  readonly role?: Role;
  readonly rows?: PulledRows;
  readonly answers?: Answers;
}

/**
 * Opens a section of the administration. The server accepts every command until `decide` gives another decision; `answerLatest` brings its
 * answer to a command that no form waits for.
 */
export async function openSection(section: string, { role = 'platform_owner', rows = {}, answers = {} }: Device) {
  answering(answers);
  const { store, screen } = await showApp(`/admin/${section}`, signedIn(role));
  let queued = queueingLocal(store, rows, accepted);
  let answered = 0;
  const decide = (word: ServerWord) => {
    queued = queueingLocal(store, rows, word);
    answered = 0;
  };
  const answerLatest = async () => {
    await expect.poll(() => queued.length, { message: 'nothing is queued' }).toBeGreaterThan(answered);
    answered = queued.length;
    await store.get(localAtom)?.answer(queued.at(-1)?.id ?? '', 0);
  };
  return { store, screen, decide, answerLatest };
}

const dialog = () => page.getByRole('dialog');
const noDialog = () => expect.element(dialog()).not.toBeInTheDocument();
/** The open dialog, or the page where none is open. */
const within = () => (dialog().query() === null ? page : dialog());

export const press = (name: string) => within().getByRole('button', { name, exact: true }).click();
export const enter = (label: string, value: string) => within().getByLabelText(label).first().fill(value);
export const choose = (label: string, option: string) => within().getByLabelText(label).first().selectOptions(option);

/** Opens the dialog of a button on the page. */
export async function open(name: string): Promise<void> {
  await noDialog();
  await page.getByRole('button', { name, exact: true }).first().click();
  await expect.element(dialog()).toBeVisible();
}

/** Chooses an action from the menu of a row. */
export async function chooseAction(row: string, action: string): Promise<void> {
  await noDialog();
  await page.getByRole('button', { name: `Actions for ${row}` }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

/** Chooses an action that opens a dialog. */
export async function openFromMenu(row: string, action: string): Promise<void> {
  await chooseAction(row, action);
  await expect.element(dialog()).toBeVisible();
}
