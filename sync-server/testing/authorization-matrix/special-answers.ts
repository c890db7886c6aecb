import type { TestCaller } from '#server/testing/test-caller.ts';
import type { PrincipalName, World } from './world.ts';

export type AskSpecial = (world: World) => Promise<{ readonly expected: string; readonly answered: string; readonly isRight: boolean }>;

/** A call by a person of the world. */
export function callAs(world: World, name: PrincipalName, ...call: Parameters<TestCaller['call']>): ReturnType<TestCaller['call']> {
  const principal = world.principals.find((candidate) => candidate.name === name);
  if (principal === undefined) throw new Error(`Nobody is called ${name}.`);
  return principal.caller.call(...call);
}

/** Compares an answer with the expected status and sentence. */
export function says(answer: { readonly status: number; readonly text: string }, status: number, text: string) {
  return {
    expected: `${status} ${text}`,
    answered: `${answer.status} ${answer.text}`,
    isRight: answer.status === status && answer.text === text,
  };
}

/** The same for a program, which gets a problem. */
export function saysAsProblem(answer: { readonly status: number; readonly json: unknown }, status: number, text: string) {
  return says({ status: answer.status, text: String(Reflect.get(Object(answer.json), 'detail')) }, status, text);
}
