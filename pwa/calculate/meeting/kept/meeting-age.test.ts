import { describe, expect, it } from 'vitest';
import { agedUntil, classifyAge, newAge, withoutDoubt } from './meeting-age.ts';

const hourMs = 3_600_000;
const begin = Date.UTC(2026, 10, 26, 9);
const unsure = (hours: number) => ({ wall: begin + hours * hourMs, time: begin + hours * hourMs, isSure: false });
const sure = (hours: number, wallHours = hours) => ({ ...unsure(wallHours), time: begin + hours * hourMs, isSure: true });

describe('the age of a kept meeting', () => {
  it('ends after 24 hours of the server’s time, and not a moment before', () => {
    const age = newAge(sure(0));
    expect(classifyAge(agedUntil(age, sure(23.99)))).toBe('within');
    expect(classifyAge(agedUntil(age, sure(24)))).toBe('over');
  });

  it('ends after 24 hours on an open page without a network', () => {
    expect(classifyAge(agedUntil(newAge(unsure(0)), unsure(24), 24 * hourMs))).toBe('over');
  });

  it('asks instead of destroying a meeting when only a clock set forward by two days says that it is old', () => {
    const age = agedUntil(newAge(unsure(0)), unsure(48), 15_000);
    expect(classifyAge(age)).toBe('doubtful');
    expect(classifyAge(withoutDoubt(age))).toBe('within');
  });

  it('is not stretched by a clock set back: the hours of use still count', () => {
    let age = newAge(unsure(0));
    for (let hour = 1; hour <= 24; hour++) age = agedUntil(age, unsure(hour % 2 === 0 ? 0 : -30), hourMs);
    expect(classifyAge(age)).toBe('over');
  });

  it('is not shortened by a wrong clock that the server corrects forward', () => {
    const years = agedUntil(newAge(unsure(0)), sure(6 * 8_766), 15_000);
    expect(classifyAge(years)).toBe('doubtful');
    expect(classifyAge(agedUntil(newAge(sure(0, -50_000)), sure(1, 1)))).toBe('within');
  });

  it('replaces a doubtful absence by the server’s time once the server was met again', () => {
    const away = agedUntil(newAge(sure(0)), unsure(48));
    expect(classifyAge(away)).toBe('doubtful');
    expect(classifyAge(agedUntil(away, sure(3)))).toBe('within');
    expect(classifyAge(agedUntil(away, sure(48)))).toBe('over');
  });
});
